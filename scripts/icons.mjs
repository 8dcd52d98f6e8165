// Draws the add-in's icons, assets/icon-*.png: a white spade that stands on a desk, on a teal tile.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

const SIZES = [16, 32, 64, 80];
const SAMPLES = 8; // a side of a pixel, for smooth edges
const TILE = [11, 106, 95];
const MARK = [255, 255, 255];

// Every shape is a test of a point; x runs to the right and y down, both from 0 to 1.

function inTile(x, y) {
  const radius = 0.2;
  const over = (t) => Math.max(radius - t, t - 1 + radius, 0);
  return Math.hypot(over(x), over(y)) <= radius;
}

const TIP = { x: 0.5, y: 0.08 };
const LOBE = { x: 0.175, y: 0.45, radius: 0.165 }; // x from the middle, to either side
const STEM = { from: 0.45, to: 0.8, width: 0.0625 };

function inSpade(x, y) {
  const side = Math.abs(x - TIP.x);
  const inLobe = Math.hypot(side - LOBE.x, y - LOBE.y) <= LOBE.radius;
  const inStem = y > STEM.from && y < STEM.to && side < STEM.width;
  return inLobe || inStem || inBlade(side, y);
}

/** Between the tip and the lobes: the sides are the tangents from the tip to the circles. */
function inBlade(side, y) {
  const down = LOBE.y - TIP.y;
  const distance = Math.hypot(LOBE.x, down);
  const slope = Math.atan2(LOBE.x, down) + Math.asin(LOBE.radius / distance);
  const touch = TIP.y + Math.sqrt(distance ** 2 - LOBE.radius ** 2) * Math.cos(slope);
  const edge = y < touch ? (y - TIP.y) * Math.tan(slope) : LOBE.x;
  return y > TIP.y && y < LOBE.y + LOBE.radius * 0.55 && side < edge;
}

// Edges on sixteenths: sharp lines at every size.
const inDesk = (x, y) => x > 0.1875 && x < 0.8125 && y > 0.75 && y < 0.875;

function pixel(size, column, row) {
  let tile = 0;
  let mark = 0;
  for (let i = 0; i < SAMPLES; i++)
    for (let j = 0; j < SAMPLES; j++) {
      const x = (column + (i + 0.5) / SAMPLES) / size;
      const y = (row + (j + 0.5) / SAMPLES) / size;
      if (!inTile(x, y)) continue;
      tile++;
      if (inSpade(x, y) || inDesk(x, y)) mark++;
    }
  const share = tile ? mark / tile : 0;
  const colour = TILE.map((part, k) => Math.round(part + (MARK[k] - part) * share));
  return [...colour, Math.round((255 * tile) / SAMPLES ** 2)];
}

function png(size) {
  const rows = Array.from({ length: size }, (_, row) => [
    0, // no filter
    ...Array.from({ length: size }, (_, column) => pixel(size, column, row)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8); // eight bits; red, green, blue, alpha
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const assets = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "assets");
await mkdir(assets, { recursive: true });
for (const size of SIZES) await writeFile(path.join(assets, `icon-${size}.png`), png(size));

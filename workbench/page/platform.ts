import type { Platform } from "../grid/customFunctions";

/** Which Excel is played here: the server plays one at each of its addresses. */
export const playedPlatform = (): Platform => (location.protocol === "https:" ? "web" : "windows");

/** Opens the page where another Excel is played. The workbook there begins afresh. */
export async function openPlatform(platform: Platform): Promise<void> {
  const hosts = (await (await fetch("/hosts.json")).json()) as Record<Platform, string>;
  location.assign(new URL(`/${location.search}`, hosts[platform]));
}

import { isProblem, type Problem, problem } from "../basics/problem";
import { type ArtificialScore, parseArtificialScore } from "../formats/artificialScore";
import { CROSS_IMP_METHODS, crossImps } from "../scoring/crossImps";
import { matchpoints, MATCHPOINT_RULES, MATCHPOINT_SIDES } from "../scoring/matchpoints";
import { neuberg } from "../scoring/neuberg";
import { type Argument, answer } from "./answer";
import { textOf } from "./cells";
import { elementwise, type Filled } from "./elementwise";
import { type Entry, firstProblem, list, option } from "./lists";
import { placed, type PlacedProblem, type Result } from "./problems";
import { choice, needed, number, wholeNumber } from "./readers";

const MOST_TABLES = 10_000;
const readTables = wholeNumber(1, MOST_TABLES);
const readPerWin = wholeNumber(1, 2);

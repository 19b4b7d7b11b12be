import { lineProblem, type MessageProblem } from './message-rules.ts';

/** Maximum length of a kept scenario's name, in characters. */
export const longestScenarioName = 80;

/** How many scenarios a member can keep. */
export const mostScenarios = 20;

/** Why a scenario can't be kept under a name; null if it can. The name is one plain line (`plainLine`). */
export const scenarioNameProblem = (name: string): MessageProblem | null => lineProblem(name, longestScenarioName);

/** Equal for names that a reader can't tell apart: neither by case nor by the form of their letters. */
export const scenarioNameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * React's development build describes every element and every render to the browser's profiler, if the console has one, and
 * notes down in a stack where each element was made, for its warnings. Nobody watches in a test, and it takes a quarter of the
 * time. Runs before the code that is tested (docs/decisions/0255).
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// Only now, because React looks at the console when it is loaded.
const React = await import('react');

const counter = 'recentlyCreatedOwnerStacks';
const internals = Object.values(React).find((value) => typeof value === 'object' && value !== null && counter in value);
if (internals === undefined) throw new Error('React counts its stacks elsewhere.');
// React takes ten thousand stacks a second, then none: they count as taken.
Object.defineProperty(internals, counter, { get: () => 10_000, set: () => undefined });

export {};

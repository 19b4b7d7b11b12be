/**
 * React's development build describes every element and every render to the browser's profiler, if the console has one. Nobody
 * watches in a test, and it takes a tenth of the time. Runs before React is loaded (docs/decisions/0255).
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

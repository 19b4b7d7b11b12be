// What every page says, in one chunk.
export { default as common } from './common.json';
export { default as errors } from './errors.json';
export { default as shell } from './shell.json';

// What every page says, in one chunk.
export { default as common } from '#words/fr-FR/common.json';
export { default as errors } from '#words/fr-FR/errors.json';
export { default as shell } from '#words/fr-FR/shell.json';

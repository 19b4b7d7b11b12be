import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { StudioRecording } from '../stories/support/recorded/recording.ts';

const tenantsDir = join(import.meta.dirname, '../tenants');

/** The funds that have administrators. */
const studioFunds = readdirSync(tenantsDir).filter((code) => existsSync(join(tenantsDir, code, 'administrators.json')));

const start = 'virtual:recorded/';
const studio = `${start}studios/`;

/**
 * An object of a program. Objects that occur several times, such as a fund's files in each of its revisions, are written
 * once.
 */
const asProgram = (value: unknown): string => {
  const names = new Map<string, string>();
  const text = JSON.stringify(value, (key, part: unknown) => {
    // A fund's texts.
    if (key !== 'content') return part;
    const written = JSON.stringify(part);
    const name = names.get(written) ?? `part${names.size}`;
    names.set(written, name);
    return `§${name}§`;
  });
  const parts = Array.from(names, ([written, name]) => `const ${name} = ${written};`);
  return `${parts.join('\n')}\nexport default ${text.replaceAll(/"§(part\d+)§"/g, '$1')};`;
};

/**
 * Gives stories what the in-process provider answers to what nobody can compute without a database: sign-in with both
 * factors, sessions, drafts and revisions. It is recorded once per start of Storybook, with the first story that needs it.
 */
export const recordedAnswers = (): Plugin => {
  let sessions: Promise<unknown> | undefined;
  let studios: Promise<ReadonlyMap<string, StudioRecording>> | undefined;
  const recorded = () =>
    (studios ??= import('../stories/support/recorded/record-studios.ts')
      .then((each) => each.recordStudios(studioFunds))
      .catch((error: unknown) => {
        // The next story tries again.
        studios = undefined;
        throw error;
      }));
  const recordedSessions = () =>
    (sessions ??= import('../stories/support/recorded/record-sessions.ts')
      .then((each) => each.recordSessions())
      .catch((error: unknown) => {
        sessions = undefined;
        throw error;
      }));
  return {
    name: 'recorded-answers',
    resolveId: (id) => (id.startsWith(start) ? `\0${id}` : undefined),
    load: async (id) => {
      if (id === `\0${start}sessions`) return asProgram(await recordedSessions());
      if (id === `\0${start}studios`) {
        // Before a story begins, because a story waits less long.
        const entries = Array.from((await recorded()).keys(), (code) => `'${code}': () => import('${studio}${code}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      if (id.startsWith(`\0${studio}`)) return asProgram((await recorded()).get(id.slice(studio.length + 1)));
      return undefined;
    },
  };
};

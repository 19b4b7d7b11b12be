import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoints.ts';
import { logInThroughApi } from '../support/log-in.ts';
import { fillDataFolder } from '../support/memory-database.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { startProvider, type ProviderProcess } from '../support/provider-process.ts';

const member = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const path = 'documents/generateInsuranceFormSet';
const folder = mkdtempSync(join(tmpdir(), 'pilaster-killed-'));
const running: ProviderProcess[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((provider) => provider.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

/** When the process is killed, by the language of the form set that is then under way, and that document's name. */
const stages = [
  ['queued', 'de-CH', 'Formularset zur Versicherung'],
  ['printing', 'fr-FR', 'Jeu de formulaires d’assurance'],
  ['printed', 'it-IT', 'Serie di moduli assicurativi'],
  ['recorded', 'en-US', 'Insurance form set'],
] as const;

/** What a process is told of the stage that it is to die at; nothing after the last. */
const at = (stage: number): Record<string, string> => {
  const [when, language] = stages[stage] ?? [];
  return when === undefined ? {} : { DIES_WHEN: when, DIES_OF: language ?? '' };
};

type Endpoint = { readonly data: z.ZodMiniType };

/** The data of a call's answer. */
const read = async <E extends Endpoint>(address: string, headers: HeadersInit, { data }: E) => {
  const answer = await fetch(address, { headers });
  const body: unknown = await answer.json();
  return data.parse(z.object({ data: z.unknown() }).parse(body).data) as z.infer<E['data']>;
};

test('a provider killed while a document is queued, printed, stored or just stored leaves exactly one to the next', async () => {
  await fillDataFolder(folder);
  const start = async (dies: Record<string, string>): Promise<ProviderProcess> => {
    const environment = { LOG_LEVEL: 'warn', DATA_DIR: folder, ...dies };
    const provider = await startProvider(environment, 'tests/provider/dying-provider.ts');
    running.push(provider);
    return provider;
  };
  let provider = await start(at(0));
  const { cookie } = await logInThroughApi(provider.url, { tenant: 'bergahorn', locale: 'de-CH', member });
  for (const [index, [stage, language, title]] of stages.entries()) {
    const headers = { cookie, 'accept-language': language };
    const gone = once(provider.child, 'exit');
    // Its answer may die with it.
    await fetch(`${provider.url}/api/v1/${path}`, { headers }).catch(() => undefined);
    expect([stage, await gone]).toEqual([stage, [null, 'SIGKILL']]);

    provider = await start(at(index + 1));
    const api = `${provider.url}/api/v1`;
    // Who got no answer asks again, and gets the code of the one that is under way.
    const { fileCode } = await read(`${api}/${path}`, headers, endpoints.generateInsuranceFormSet);
    await vi.waitFor(
      async () => {
        const address = `${api}/${path}?fileCode=${fileCode}`;
        const { isReady, hasError } = await read(address, headers, endpoints.generateInsuranceFormSet);
        expect([stage, isReady, hasError]).toEqual([stage, true, false]);
      },
      { timeout: 20_000, interval: 50 },
    );
    const sets = (await read(`${api}/documents`, headers, endpoints.documents)).filter(({ type }) => type === title);
    expect([stage, sets.length, sets.filter(({ stateLabel }) => stateLabel === null).length]).toEqual([
      stage,
      index + 1,
      1,
    ]);
    const file = await fetch(`${api}/documents/download?fileCode=${fileCode}`, { headers });
    expect(pdfTexts(new Uint8Array(await file.arrayBuffer())).join(' ')).toContain(title);
  }
}, 120_000);

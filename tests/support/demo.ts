import type * as z from 'zod/mini';
import { demoSchema, outboxSchema } from '#server/areas/demo/demo-schemas.ts';
import { fetchOnOwnConnection } from './own-connection.ts';

export type Demo = z.infer<typeof demoSchema>;
export type Message = z.infer<typeof outboxSchema>['messages'][number];

const read = async <T>(schema: z.ZodMiniType<T>, address: string): Promise<T> => {
  const response = await fetchOnOwnConnection(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return schema.parse(await response.json());
};

/** The demo funds and their members, as the provider at `url` lists them. */
export const readDemo = (url: string): Promise<Demo> => read(demoSchema, `${url}/dev/demo.json`);

/** What the provider sent to an address or number, newest first; everything if no address is named. */
export const readOutbox = async (url: string, to?: string): Promise<readonly Message[]> => {
  const filter = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  return (await read(outboxSchema, `${url}/dev/outbox.json${filter}`)).messages;
};

/** Restores the seeded demo data. */
export const resetDemo = async (url: string): Promise<void> => {
  const response = await fetchOnOwnConnection(`${url}/dev/reset`, { method: 'POST' });
  if (!response.ok) throw new Error(`/dev/reset answered ${response.status}`);
};

/**
 * The newest message to somebody that is not in `seen`. Call it once the call that causes the message is answered,
 * because the message is queued in that call's own transaction. Throws if it is missing.
 */
export const newMessage = async (url: string, to: string, seen: readonly Message[] = []): Promise<Message> => {
  const known = new Set(seen.map(({ id }) => id));
  const fresh = (await readOutbox(url, to)).find(({ id }) => !known.has(id));
  if (fresh === undefined) throw new Error(`Nothing was sent to ${to}.`);
  return fresh;
};

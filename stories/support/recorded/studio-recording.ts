import studios from 'virtual:recorded/studios';
import type { StudioRecording } from './recording.ts';

/** What the provider answers in a fund's studio. */
export const studioRecordingOf = async (code: string): Promise<StudioRecording> => {
  const read = studios[code];
  if (read === undefined) throw new Error(`The fund "${code}" has no administrator.`);
  return (await read()).default;
};

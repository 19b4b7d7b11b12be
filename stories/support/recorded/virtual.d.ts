/**
 * What the in-process provider answers around the session; recorded when Storybook starts
 * (`.storybook/recorded-answers.ts`).
 */
declare module 'virtual:recorded/sessions' {
  import type { SessionRecording } from '#stories/support/recorded/recording.ts';

  const recording: SessionRecording;
  export default recording;
}

/** What the in-process provider answers in each fund's studio, by the fund's code. */
declare module 'virtual:recorded/studios' {
  import type { StudioRecording } from '#stories/support/recorded/recording.ts';

  const recordings: Readonly<Record<string, () => Promise<{ readonly default: StudioRecording }>>>;
  export default recordings;
}

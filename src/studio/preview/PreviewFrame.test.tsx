import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Call } from '#api/client.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { createPreviewStore } from '../kernel/preview-store.ts';
import { StudioProvider, type StudioServices } from '../kernel/services.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

afterEach(cleanup);

const hours = 3_600_000;

/** A provider whose previews last for eight hours, and what it was asked to begin. */
const provider = (clock: ReturnType<typeof handClock>) => {
  const begun: string[] = [];
  let opened = 0;
  const call = async ({ path }: { path: string }, request: { path?: { token: string } }) => {
    if (path === 'previews') {
      opened += 1;
      return { ok: true, data: { token: `token ${opened}`, until: new Date(clock.now() + 8 * hours) } };
    }
    const token = request.path?.token ?? '';
    begun.push(token);
    return { ok: true, data: { token: 'bearer', settings: {}, base: `/studio/previews/${token}` } };
  };
  // A provider of two calls stands in for the type of all of them.
  return { begun, call: call as unknown as Call };
};

/** What a frame tells the studio around it. */
const say = async (frame: HTMLElement, kind: 'listens' | 'opened') => {
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('This is no frame.');
  const { contentWindow: source } = frame;
  const { origin } = window.location;
  await act(async () => {
    fireEvent(window, new MessageEvent('message', { data: { kind }, origin, source }));
  });
};

/** What a frame uses of the studio: it asks for nothing else, so that this stands in for the type of all of it. */
const servicesOf = (clock: ReturnType<typeof handClock>, call: Call): StudioServices =>
  ({
    clock,
    preview: createPreviewStore({ call: () => call, clock }),
    frameAddress: () => 'about:blank',
  }) as unknown as StudioServices;

/** Opens a frame. */
const open = (services: StudioServices, onSettled?: () => void) =>
  render(
    <StudioProvider value={services}>
      <PreviewFrame
        code="nordlicht"
        page="dashboard"
        locale="de-CH"
        person="family"
        mode="light"
        settings={null}
        title="Vorschau"
        width={360}
        height={640}
        scale={1}
        onSettled={onSettled}
      />
    </StudioProvider>,
  );

it('says that it shows its page, and that it can’t begin', async () => {
  const clock = handClock();
  const { call } = provider(clock);
  const lost = { ok: false, failure: { kind: 'network', status: 0, errors: [], call: 'previews' } };
  const outcomes: string[] = [];
  for (const [outcome, answering] of [
    ['opened', call],
    // A provider that answers nothing stands in for the type of all calls.
    ['lost', (async () => lost) as unknown as Call],
  ] as const) {
    open(servicesOf(clock, answering), () => outcomes.push(outcome));
    const frame = screen.getByTitle('Vorschau');
    await say(frame, 'listens');
    if (outcome === 'opened') {
      // It is on its way.
      expect(outcomes).toEqual([]);
      await say(frame, 'opened');
    }
    cleanup();
  }
  expect(outcomes).toEqual(['opened', 'lost']);
});

it('begins anew before its preview ends, behind the page that is shown', async () => {
  const clock = handClock();
  const { begun, call } = provider(clock);
  open(servicesOf(clock, call));
  const first = screen.getByTitle('Vorschau');
  await say(first, 'listens');
  await say(first, 'opened');
  act(() => clock.pass(8 * hours - 61_000));
  expect(screen.getAllByTitle('Vorschau')).toEqual([first]);
  act(() => clock.pass(1_000));
  const [still, second] = screen.getAllByTitle('Vorschau');
  expect(still).toBe(first);
  if (second === undefined) throw new Error('Nothing has begun anew.');
  await say(second, 'listens');
  await say(second, 'opened');
  expect(screen.getAllByTitle('Vorschau')).toEqual([second]);
  expect(begun).toEqual(['token 1', 'token 2']);
});

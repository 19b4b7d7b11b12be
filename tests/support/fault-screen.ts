import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { FaultyConnection } from './faults.ts';
import type { HandClock } from './hand-clock.ts';

/** The texts on the screen, also those for screen readers, without what only decorates. */
export const textsShown = (): readonly string[] => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    const text = (textContent ?? '').trim();
    if (text !== '' && parentElement?.closest('style, script, [aria-hidden="true"]') === null) texts.push(text);
  }
  return texts;
};

/** Words that only programs understand. */
const machineWords = /err_|undefined|\bNaN\b|\[object|Invalid Date|\bnull\b|\{\{|^\w+:\w[\w.]+$/;

const lengthOf = (texts: readonly string[]): number => texts.join('').length;

/**
 * Why the screen is no good to anybody; null if it has the right content, or says what is wrong.
 *
 * @param healthy what it shows if nothing fails
 * @param before what it showed before, which says nothing of the failure
 */
export const verdictOn = (healthy: readonly string[], before: readonly string[] = []): string | null => {
  const shown = textsShown();
  const machine = shown.find((text) => machineWords.test(text));
  if (machine !== undefined) return `machine word: ${machine.slice(0, 60)}`;
  if (document.querySelector('main h1') === null) return `blank: ${shown.join(' ').slice(0, 80)}`;
  const missing = healthy.filter((text) => !shown.includes(text));
  // Where a word is missing a word may take its place; for more than that a sentence is due.
  const enough = lengthOf(missing) > 40 ? /\S \S/ : /\p{L}{3}/u;
  const isSaid = shown.some((text) => !healthy.includes(text) && !before.includes(text) && enough.test(text));
  return missing.length === 0 || isSaid
    ? null
    : `silent: ${lengthOf(healthy)} → ${lengthOf(shown)} characters, without “${missing.join(' ').slice(0, 100)}”`;
};

/** Whether the screen says in words that something is under way. */
export const saysItIsWaiting = (): boolean =>
  textsShown().some((text) => /\b(?:wird|werden)\b.*\b(?:ge|über|an)\w+t|\bgeladen\b|Einen Moment/.test(text)) ||
  document.querySelector('[role="progressbar"]') !== null;

/** What a test of failures does with a portal on the screen. */
export type FaultScreen = {
  /** Lets everything run that needs no time. */
  readonly settle: () => Promise<void>;
  /** Moves the portal's clock. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Errors that nobody has caught since the last question. */
  readonly uncaught: () => readonly string[];
};

/** Replaces a property; returns how to restore it. */
const replace = (owner: object, key: string, by: PropertyDescriptor): (() => void) => {
  const own = Object.getOwnPropertyDescriptor(owner, key) ?? {};
  Object.defineProperty(owner, key, { configurable: true, ...by });
  return () => {
    Object.defineProperty(owner, key, own);
  };
};

/** Spends no time on what only its looks or React's warnings need, until what it returns is called. */
const withoutLooks = (): (() => void) => {
  const restore = [
    // jsdom reads each rule, and then all of them; only texts are looked for.
    replace(CSSStyleSheet.prototype, 'insertRule', { value: () => 0 }),
    // React's development build notes down where each element was made, in a stack; an accessor tells V8 to take none.
    replace(Error, 'stackTraceLimit', { get: () => undefined, set: () => undefined }),
  ];
  return () => {
    for (const one of restore) one();
  };
};

/** Watches a screen for the rest of the test. What the portal logs about failures is not shown. */
export const watchScreen = (connection: FaultyConnection, clock: HandClock): FaultScreen => {
  onTestFinished(withoutLooks());
  let errors: string[] = [];
  const onRejection = (reason: unknown) => errors.push(String(reason));
  const onError = ({ message }: ErrorEvent) => errors.push(message);
  process.on('unhandledRejection', onRejection);
  window.addEventListener('error', onError);
  onTestFinished(() => {
    process.off('unhandledRejection', onRejection);
    window.removeEventListener('error', onError);
  });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);

  // Writing the page out to compare it would take longer than most of what happens on it.
  let hasChanged = true;
  const changes = new MutationObserver(() => (hasChanged = true));
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  onTestFinished(() => {
    changes.disconnect();
  });

  const settle = async () => {
    hasChanged = true;
    for (let still = 0; still < 4; still += 1) {
      await act(async () => {
        await vi.dynamicImportSettled();
        // One turn of the event loop: jotai, the router and the answers' bodies go on in tasks that no promise tells of.
        // The last one lets timers run, too; each takes a millisecond.
        await new Promise((resolve) => (still < 3 ? setImmediate(resolve) : setTimeout(resolve)));
      });
      if (changes.takeRecords().length > 0) hasChanged = true;
      if (hasChanged || connection.isBusy()) still = -1;
      hasChanged = false;
    }
  };
  return {
    settle,
    pass: async (milliseconds) => {
      act(() => {
        clock.pass(milliseconds);
      });
      await settle();
    },
    uncaught: () => {
      const found = errors;
      errors = [];
      return found;
    },
  };
};

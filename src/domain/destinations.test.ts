import { describe, expect, it } from 'vitest';
import { parentRoute, routeKeys, accessOf, type RouteKey } from '#contract/route-words.ts';
import { destinationOf, destinationsOf, furtherPagesOf, nextPagesOf } from './destinations.ts';
import { openPagesOf, pageOfBox, pagesNamed } from './open-pages.ts';

const shown = { isVisible: true, isActive: true };
const everyBox = {
  savings: shown,
  documents: shown,
  exitBenefit: shown,
  additionalSavings: shown,
  buyIn: shown,
  homeOwnership: shown,
  retirement: shown,
  civilStatus: shown,
  deathBenefit: shown,
  unpaidLeave: shown,
  disability: shown,
  questions: { isVisible: true },
};
const everyPage: readonly RouteKey[] = Object.values(pageOfBox);
const without = (...pages: readonly RouteKey[]) => everyPage.filter((page) => !pages.includes(page));
const namesOf = (open: readonly RouteKey[]) => destinationsOf(open).map(({ name }) => name);

describe('The open pages', () => {
  it('are those of the boxes that lead somewhere', () => {
    expect(openPagesOf(everyBox)).toEqual(Object.values(pageOfBox));
    const boxes = {
      ...everyBox,
      documents: { isVisible: false, isActive: true },
      retirement: { isVisible: true, isActive: false },
      unpaidLeave: null,
      questions: { isVisible: false },
    };
    expect(openPagesOf(boxes)).toEqual(without('documents', 'retirement', 'unpaid-leave', 'questions'));
  });

  it('are only pages of a member, whatever a provider names', () => {
    expect(pagesNamed(['documents', 'login', 'profile-email', 'from-the-future', 'retirement'])).toEqual([
      'retirement',
      'documents',
    ]);
  });
});

describe('The navigation', () => {
  it('has five destinations for a member with every page', () => {
    expect(destinationsOf(everyPage)).toEqual([
      { name: 'dashboard', pages: ['dashboard'] },
      { name: 'retirement', pages: ['retirement'] },
      { name: 'protection', pages: ['death-benefit', 'disability'] },
      { name: 'savingMore', pages: ['buy-in', 'additional-savings'] },
      { name: 'documents', pages: ['documents'] },
    ]);
  });

  it('leads to the first open page of a topic, and leaves out a topic without one', () => {
    expect(destinationsOf(without('death-benefit', 'buy-in')).map(({ pages }) => pages[0])).toEqual([
      'dashboard',
      'retirement',
      'disability',
      'additional-savings',
      'documents',
    ]);
    expect(namesOf(without('retirement', 'buy-in', 'additional-savings'))).toEqual([
      'dashboard',
      'protection',
      'documents',
    ]);
    expect(namesOf([])).toEqual(['dashboard']);
  });

  it('and the account menu lead to every open page once', () => {
    for (const open of [everyPage, without('death-benefit'), without('buy-in', 'documents'), []]) {
      const led = [...destinationsOf(open).flatMap(({ pages }) => pages), ...furtherPagesOf(open)];
      expect(led.filter((page) => page !== 'dashboard').toSorted()).toEqual(
        open.filter((page) => page !== 'questions').toSorted(),
      );
    }
  });

  it('covers every page of the pension, those without a topic by the dashboard, and none about the account', () => {
    for (const page of everyPage.filter((each) => each !== 'questions'))
      expect(destinationOf(page, everyPage), page).toBeDefined();
    expect(destinationOf('disability', everyPage)?.name).toBe('protection');
    expect(destinationOf('insurance-overview', everyPage)?.name).toBe('dashboard');
    // Only a link leads there in a fund with one plan for all.
    expect(destinationOf('additional-savings', without('additional-savings'))?.name).toBe('savingMore');
    expect(destinationOf('profile', everyPage)).toBeUndefined();
  });
});

describe('The end of a page', () => {
  it('leads to two open pages, never to itself', () => {
    for (const page of [...everyPage, 'contact' as const]) {
      const next = nextPagesOf(page, everyPage);
      expect(next).toHaveLength(2);
      expect(new Set([page, ...next]).size).toBe(3);
      expect(next.every((each) => parentRoute(each) === null && accessOf(each) === 'session')).toBe(true);
    }
  });

  it('leaves out pages that are not open', () => {
    expect(nextPagesOf('retirement', everyPage)).toEqual(['buy-in', 'death-benefit']);
    expect(nextPagesOf('retirement', without('buy-in'))).toEqual(['death-benefit', 'insurance-overview']);
    expect(nextPagesOf('retirement', [])).toEqual([]);
  });

  it('leads nowhere where no topic goes on', () => {
    const topics = routeKeys.filter((page) => nextPagesOf(page, everyPage).length > 0);
    expect(topics.toSorted()).toEqual([...everyPage, 'contact', 'profile', 'terms'].toSorted());
    expect(nextPagesOf(null, everyPage)).toEqual([]);
  });
});

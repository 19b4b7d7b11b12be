import { actionAtom, stateAtom } from '#state/kernel/atoms.ts';

/** The expandable boxes of the overview. */
export type DetailBox = 'credits' | 'salaryAndContributions' | 'retirement' | 'benefits';

/** The open boxes; kept while the member visits other pages. */
export const openBoxesAtom = stateAtom<readonly DetailBox[]>('session', 'insuranceOverview.openBoxes', []);

/** Opens or closes boxes. */
export const setBoxesAction = actionAtom(
  ({ set }, { boxes, open }: { readonly boxes: readonly DetailBox[]; readonly open: boolean }): void => {
    set(openBoxesAtom, (before) => {
      const others = before.filter((box) => !boxes.includes(box));
      return open ? [...others, ...boxes] : others;
    });
  },
);

import { insuranceOverview } from '#contract/endpoints/pages.ts';
import { actionAtom, stateAtom } from '#state/kernel/atoms.ts';
import { resource } from '#state/remote/resource.ts';

/** The insurance overview as the provider tells it. */
export const insuranceResource = resource('insurance', insuranceOverview);

/** The boxes of the overview that open and close. */
export type DetailBox = 'credits' | 'payroll' | 'retirement' | 'benefits';

/** Which boxes stand open; kept while the person looks at other pages. */
export const openBoxesAtom = stateAtom<readonly DetailBox[]>('session', 'insurance.openBoxes', []);

/** Opens or closes boxes. */
export const setBoxesAction = actionAtom(
  ({ set }, { boxes, open }: { readonly boxes: readonly DetailBox[]; readonly open: boolean }): void => {
    set(openBoxesAtom, (before) => {
      const others = before.filter((box) => !boxes.includes(box));
      return open ? [...others, ...boxes] : others;
    });
  },
);

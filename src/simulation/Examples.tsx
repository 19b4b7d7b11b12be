import { memo, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollPolitely } from '#ui/scroll-politely.ts';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import type { Example } from './examples.ts';

/** Where what is above the results leaves them too little of the window, as a share of its height. */
const low = 0.15;

type ExamplesProps = {
  examples: readonly Example[];
  /** The key of the one whose results are shown; empty for none. */
  shown?: string;
  /** Fills the fields with one; keep its identity between renders. */
  onTake: (example: Example) => void;
};

/**
 * Cases that fill the fields, above what they do. A pressed one keeps the focus, and what it does is brought into view where
 * it is below the fields.
 */
export const Examples = memo(({ examples, shown = '', onTake }: ExamplesProps) => {
  const { t } = useTranslation('simulation');
  const place = useRef<HTMLFieldSetElement>(null);
  const take = useCallback(
    (example: Example) => {
      onTake(example);
      const group = place.current;
      if (group !== null && group.getBoundingClientRect().top > window.innerHeight * low) scrollPolitely(group);
    },
    [onTake],
  );
  return examples.length === 0 ? null : (
    <ChoiceButtons ref={place} legend={t('examples.label')} choices={examples} pressed={shown} onChoose={take} />
  );
});

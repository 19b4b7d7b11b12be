import { memo, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollPolitely } from '#ui/scroll-politely.ts';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import type { Example } from './examples.ts';
import { Fold } from './Fold.tsx';

/** Where what is above the results leaves them too little of the window, as a share of its height. */
const low = 0.15;

type ExamplesProps = {
  examples: readonly Example[];
  /** The key of the one whose results are shown; empty for none. */
  shown?: string;
  /** Whether their name is already visible above. */
  isNamedAbove?: boolean;
  /** Fills the fields with one; keep its identity between renders. */
  onTake: (example: Example) => void;
};

/**
 * Cases that fill the fields, with what they do in the element `data-results` around them. A pressed one keeps the focus, and
 * what it does is brought into view where it is below or above the window.
 */
export const Examples = memo(({ examples, shown = '', isNamedAbove = false, onTake }: ExamplesProps) => {
  const { t } = useTranslation('simulation');
  const place = useRef<HTMLFieldSetElement>(null);
  const take = useCallback(
    (example: Example) => {
      onTake(example);
      const results = place.current?.closest('[data-results]');
      const top = results?.getBoundingClientRect().top ?? 0;
      if (results && (top < 0 || top > window.innerHeight * low)) scrollPolitely(results);
    },
    [onTake],
  );
  return examples.length === 0 ? null : (
    <ChoiceButtons
      ref={place}
      legend={t('examples.label')}
      isNamedAbove={isNamedAbove}
      choices={examples}
      pressed={shown}
      onChoose={take}
    />
  );
});

/** The cases below what a member's own values do, which come first: one button that shows them. */
export const FoldedExamples = memo((props: Omit<ExamplesProps, 'isNamedAbove'>) => {
  const { t } = useTranslation('simulation');
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useCallback(() => setIsOpen((was) => !was), []);
  return props.examples.length === 0 ? null : (
    <div>
      <Fold label={t('examples.label')} isOpen={isOpen} onToggle={toggle} />
      {isOpen ? <Examples {...props} isNamedAbove /> : null}
    </div>
  );
});

/**
 * Whether the fields have said something of a member's own since they were untouched. It stays so while a slider passes an
 * example, so that nothing comes and goes.
 */
export const useIsOwn = (isTouched: boolean, isOwnNow: boolean): boolean => {
  const [wasOwn, setWasOwn] = useState(false);
  const isOwn = isTouched && (wasOwn || isOwnNow);
  if (isOwn !== wasOwn) setWasOwn(isOwn);
  return isOwn;
};

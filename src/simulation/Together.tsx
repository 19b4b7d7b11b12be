import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from '#contract/simulations.ts';
import { namedValue } from '#kernel/named-value.ts';
import type { Plan } from '#pension/plan.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { useChangeWords } from './change-words.ts';
import { othersOf, type OtherTrial } from './entered.ts';
import { Fold, useFolding } from './Fold.tsx';

type TogetherProps = {
  /** What other simulators are set to. */
  offered: readonly OtherTrial[];
  /** Those of their changes that are simulated as well. */
  others: Changes;
  /** Names a savings option; null where personal data are hidden. */
  plan: Plan | null;
  onChange: (others: Changes) => void;
};

/**
 * Adds what is tried out in other simulators, so that both are simulated together. Several are folded behind a button
 * that names them; one that is or was added stays in sight.
 */
export const Together = memo(({ offered, others, plan, onChange }: TogetherProps) => {
  const { t } = useTranslation(['simulation', 'scenarios']);
  const locale = useValue(localeAtom);
  const changeWords = useChangeWords();
  const isAdded = ({ changes }: OtherTrial): boolean =>
    Object.keys(changes).every((part) => Object.hasOwn(others, part));
  const trials = offered.map((trial) => ({ key: trial.simulator, ...trial }));
  const { shown, folded, isOpen, toggle } = useFolding(trials, isAdded, () => false, 2);
  const hidden = trials.filter(({ key }) => shown.every((each) => each.key !== key));
  return (
    <FormControl component="fieldset" sx={{ gap: 1 }}>
      <FormLabel component="legend">{t('together')}</FormLabel>
      {(isOpen ? trials : shown).map(({ simulator, changes }) => (
        <CheckboxField
          key={simulator}
          label={t(`scenarios:names.${simulator}`)}
          helperText={changeWords(changes, plan)
            .map((line) => namedValue(line.name, line.value, locale))
            .join(' · ')}
          checked={isAdded({ simulator, changes })}
          onChange={({ target }) => onChange(target.checked ? { ...others, ...changes } : othersOf(simulator, others))}
        />
      ))}
      {folded === 0 ? null : (
        <Fold
          label={hidden.map(({ simulator }) => t(`scenarios:names.${simulator}`)).join(' · ')}
          isOpen={isOpen}
          onToggle={toggle}
        />
      )}
    </FormControl>
  );
});

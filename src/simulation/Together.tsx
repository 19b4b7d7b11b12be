import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from '#contract/simulations.ts';
import type { Plan } from '#pension/plan.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { useChangeWords } from './change-words.ts';
import { othersOf, type OtherTrial } from './entered.ts';

type TogetherProps = {
  /** What other simulators are set to. */
  offered: readonly OtherTrial[];
  /** Those of their changes that are simulated as well. */
  others: Changes;
  /** Names a savings option; null where personal data are hidden. */
  plan: Plan | null;
  onChange: (others: Changes) => void;
};

/** Adds what is tried out in other simulators, so that both are simulated together. */
export const Together = memo(({ offered, others, plan, onChange }: TogetherProps) => {
  const { t } = useTranslation(['simulation', 'scenarios', 'calculation']);
  const changeWords = useChangeWords();
  return (
    <FormControl component="fieldset" sx={{ gap: 1 }}>
      <FormLabel component="legend">{t('together')}</FormLabel>
      {offered.map(({ simulator, changes }) => (
        <CheckboxField
          key={simulator}
          label={t(`scenarios:names.${simulator}`)}
          helperText={changeWords(changes, plan)
            .map((line) => t('calculation:nameValue', line))
            .join(' · ')}
          checked={Object.keys(changes).every((part) => Object.hasOwn(others, part))}
          onChange={({ target }) => onChange(target.checked ? { ...others, ...changes } : othersOf(simulator, others))}
        />
      ))}
    </FormControl>
  );
});

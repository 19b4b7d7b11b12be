import Box from '@mui/material/Box';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trouble } from '#domain/error-ladder.ts';
import { longestScenarioName, scenarioNameProblem } from '#domain/scenario-name.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFailureWords } from './failure-words.ts';

type NameFormProps = {
  initial: string;
  /** Leaves the focus where it is, because nobody asked for the form just now. */
  isCalm?: boolean;
  onType?: (name: string) => void;
  /** Stores the name; the result is null, or why that failed. */
  onSubmit: (name: string) => Promise<Trouble | null>;
  onClose: () => void;
};

/** Asks for the name of a scenario. What can't be taken stays in the field, which says why. */
export const NameForm = ({ initial, isCalm = false, onType, onSubmit, onClose }: NameFormProps) => {
  const { t } = useTranslation('scenarios');
  const failureWords = useFailureWords();
  const [name, setName] = useState(initial);
  const [said, setSaid] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async () => {
    const problem = scenarioNameProblem(name.trim());
    if (problem !== null) {
      setSaid(t(`problems.${problem}`, { most: longestScenarioName }));
      field.current?.focus();
      return;
    }
    setPending(true);
    const trouble = await onSubmit(name.trim());
    setPending(false);
    if (trouble === null) return;
    setSaid(failureWords(trouble));
    field.current?.focus();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!pending) void submit();
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
        '& > div:first-of-type': { inlineSize: 'min(100%, 28rem)' },
      }}
    >
      <TextField
        ref={field}
        label={t('name')}
        value={name}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus={!isCalm}
        error={said}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          onType?.(currentTarget.value);
          setSaid(undefined);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* Outlined: what leads to the fund is the section's main act, also meanwhile. */}
        <Button type="submit" variant="outlined" size="small" pending={pending} pendingLabel={t('saving')}>
          {t('submit')}
        </Button>
        <Button variant="text" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
};

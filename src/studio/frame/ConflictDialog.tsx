import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FundFiles } from '#contract/studio/files.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog, DialogText } from '#ui/Dialog.tsx';
import { useStudio } from '../kernel/services.ts';
import { useFieldWords } from '../words/field-words.ts';
import { moment } from '../kernel/moment.ts';
import { ValueView } from '../words/ValueView.tsx';
import type { Conflict } from '../kernel/draft-state.ts';
import type { Clash } from '../kernel/merge.ts';
import { pathName } from '../kernel/paths.ts';
import { useEditingPart, useFiles } from '../kernel/use-draft.ts';

type ClashChoiceProps = {
  clash: Clash;
  theirName: string;
  mine: FundFiles;
  theirs: FundFiles;
  /** Null until it is decided. */
  takesTheirs: boolean | null;
  onChange: (takesTheirs: boolean) => void;
};

/** One field that two people have changed, with both values to choose from. */
const ClashChoice = ({ clash, theirName, mine, theirs, takesTheirs, onChange }: ClashChoiceProps) => {
  const { t } = useTranslation('studio');
  const words = useFieldWords();
  const id = useId();
  const option = (value: 'mine' | 'theirs', name: string, shown: unknown, files: FundFiles) => (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ margin: 0 }}
      label={
        <Box sx={{ minInlineSize: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
            {name}
          </Box>
          <ValueView path={clash.path} value={shown} files={files} />
        </Box>
      }
    />
  );
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, padding: 1.5 }}>
      <Typography variant="subtitle1" component="h3" id={id}>
        {words(clash.path)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={takesTheirs === null ? '' : takesTheirs ? 'theirs' : 'mine'}
        onChange={(_event, chosen) => onChange(chosen === 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        {option('mine', t('conflict.mine'), clash.mine, mine)}
        {option('theirs', t('conflict.theirs', { name: theirName }), clash.theirs, theirs)}
      </RadioGroup>
    </Box>
  );
};

const Decide = ({ conflict, mine }: { conflict: Conflict; mine: FundFiles }) => {
  const { t } = useTranslation('studio');
  const { draft } = useStudio();
  const { theirs, who, clashes, basedOn } = conflict;
  /** Whether each field that is decided gets the other's value. */
  const [taken, setTaken] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isLater, setIsLater] = useState(false);
  const name = basedOn === null ? (who?.by ?? t('conflict.somebody')) : t('review.liveVersion');
  const all = clashes.map(({ path }) => pathName(path));
  const isDecided = all.every((key) => taken.has(key));
  const whyId = useId();
  // Nothing is decided by closing the dialog, and nothing is saved until it is decided.
  if (isLater)
    return (
      <Snackbar open>
        <Alert
          severity="warning"
          icon={<Icon name="warning" size="1em" />}
          action={
            <Button variant="text" size="small" color="inherit" onClick={() => setIsLater(false)}>
              {t('conflict.decide')}
            </Button>
          }
        >
          {t('conflict.waiting', { name })}
        </Alert>
      </Snackbar>
    );
  return (
    <Dialog
      size="medium"
      title={t('conflict.title')}
      closeLabel={t('conflict.later')}
      onClose={() => setIsLater(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDecided) draft.resolve(new Set(all.filter((key) => taken.get(key))));
      }}
      actions={
        <>
          {all.length < 2 ? null : (
            <>
              <Button variant="text" onClick={() => setTaken(new Map(all.map((key) => [key, true])))}>
                {t('conflict.allTheirs')}
              </Button>
              <Button variant="text" onClick={() => setTaken(new Map(all.map((key) => [key, false])))}>
                {t('conflict.allMine')}
              </Button>
            </>
          )}
          <Button
            type="submit"
            disabled={!isDecided}
            aria-describedby={isDecided ? undefined : whyId}
            sx={{ marginInlineStart: { sm: 'auto' } }}
          >
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <DialogText>
        {who === null
          ? t('conflict.undated', { count: clashes.length })
          : t('conflict.text', { name: who.by, when: moment(who.at), count: clashes.length })}
      </DialogText>
      <Stack sx={{ gap: 1.5 }}>
        {clashes.map((clash) => {
          const key = pathName(clash.path);
          return (
            <ClashChoice
              key={key}
              clash={clash}
              theirName={name}
              mine={mine}
              theirs={theirs}
              takesTheirs={taken.get(key) ?? null}
              onChange={(takesTheirs) => setTaken((before) => new Map(before).set(key, takesTheirs))}
            />
          );
        })}
      </Stack>
      {/* Its line is kept, so that nothing moves under who chooses. */}
      <Typography variant="body2" component="output" id={whyId} sx={{ display: 'block', minBlockSize: '1lh' }}>
        {isDecided ? null : t('conflict.undecided', { count: all.length })}
      </Typography>
    </Dialog>
  );
};

/** Two administrators have changed the same fields: shows both values of each, and lets one decide field by field. */
export const ConflictDialog = () => {
  const conflict = useEditingPart((editing) => editing.conflict);
  const mine = useFiles();
  return conflict === null ? null : (
    <Decide key={`${conflict.draft.version} ${conflict.basedOn ?? ''}`} conflict={conflict} mine={mine} />
  );
};

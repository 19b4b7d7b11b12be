import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#contract/simulations.ts';
import type { Trouble } from '#domain/error-ladder.ts';
import { formatDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { useServices } from '#state/kernel/services.ts';
import { changeScenarioAction, deleteScenarioAction, printScenarioAction } from '#state/remote/scenarios.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { saveFile } from '#ui/save-file.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useFailureWords } from './failure-words.ts';
import { NameForm } from './NameForm.tsx';
import type { ScenarioFigure } from './use-scenario-figures.ts';

const itemSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  py: 1,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
/** One line, or on a phone two. */
const headSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: 'minmax(0, 1fr) auto auto auto' },
  gridTemplateAreas: { xs: '"name name more" "figure pick pick"', sm: '"name figure pick more"' },
  alignItems: 'center',
  columnGap: 2,
} as const;
const nameSx = {
  gridArea: 'name',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  overflowWrap: 'anywhere',
  '& > button': {
    marginInlineStart: -1.5,
    minInlineSize: 0,
    typography: 'body1',
    fontWeight: 'fontWeightMedium',
    textAlign: 'start',
  },
} as const;
const figureSx = {
  gridArea: 'figure',
  typography: { xs: 'body2', sm: 'body1' },
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
const pickSx = {
  gridArea: 'pick',
  whiteSpace: 'nowrap',
  '& .MuiFormControlLabel-root': { marginInlineEnd: 0 },
} as const;
const moreSx = {
  gridArea: 'more',
  // Its sign ends on the card's line.
  marginInlineEnd: -1,
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
} as const;
/** What is seldom needed is as quiet as the day; on a line of its own its text is in line with what is above. */
const quiet = {
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: -1.5,
  // A short word would be centred in a wider button.
  '& > button': { minWidth: 0, color: 'text.secondary', fontWeight: 'fontWeightRegular' },
} as const;

type KeptScenarioProps = {
  scenario: Scenario;
  /** As the list names it. */
  name: string;
  /** What it brings; null where that is unknown. */
  figure: ScenarioFigure | null;
  /** What was entered, without what the name says; may be empty. */
  entered: string;
  /** What has changed since, unless that is said of several above. */
  news: 'planChosen' | 'changed' | null;
  isPicked: boolean;
  /** The id of the text that says why it can't be compared as well; null if it can. */
  notPickable: string | null;
  /** Whether the fields show it, or what they have made of it since; null if it isn't opened. */
  openedAs: 'kept' | 'changed' | null;
  /** Nothing may be changed in another member's portal. */
  isLocked: boolean;
  /** Null where it can't be opened. */
  onOpen: (() => void) | null;
  /** Null where it can't be compared. */
  onPick: (() => void) | null;
  onRemoved: () => void;
};

/**
 * A kept scenario: its name and figure, whether its data have changed, and what is often done with it, in a line; behind a
 * button what was entered, its day, and what is seldom done.
 */
export const KeptScenario = ({
  scenario,
  name,
  figure,
  entered,
  news,
  isPicked,
  notPickable,
  openedAs,
  isLocked,
  onOpen,
  onPick,
  onRemoved,
}: KeptScenarioProps) => {
  const { t } = useTranslation('scenarios');
  const { toast, clock } = useServices();
  const failureWords = useFailureWords();
  const rename = useAction(changeScenarioAction);
  const remove = useAction(deleteScenarioAction);
  const print = useAction(printScenarioAction);
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const [pending, setPending] = useState<'print' | 'remove' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const detailsId = useId();
  const renameButton = useRef<HTMLButtonElement>(null);
  const foldButton = useRef<HTMLButtonElement>(null);
  const { id, changes, keptAt } = scenario;

  const closeName = () => {
    setDoing(null);
    // Somebody may have folded the rest meanwhile.
    (renameButton.current ?? foldButton.current)?.focus();
  };
  const submitName = async (typed: string): Promise<Trouble | null> => {
    const stored = await rename({ id, name: typed });
    if ('trouble' in stored) return stored.trouble;
    closeName();
    toast({ kind: 'success', text: t('saved') });
    return null;
  };
  const confirm = async () => {
    setPending('remove');
    setFailure(null);
    const trouble = await remove(id);
    setPending(null);
    setDoing(null);
    if (trouble !== null) {
      setFailure(failureWords(trouble));
      return;
    }
    onRemoved();
    toast({ kind: 'success', text: t('removed') });
  };
  const save = async () => {
    setPending('print');
    setFailure(null);
    const file = await print(id);
    setPending(null);
    if (file === null) setFailure(t('failed'));
    else saveFile(file, clock.after);
  };

  return (
    <ListItem disablePadding {...(openedAs !== null && { 'aria-current': true })} sx={itemSx}>
      {doing === 'rename' ? <NameForm initial={scenario.name} onSubmit={submitName} onClose={closeName} /> : null}
      <Box sx={headSx}>
        {doing === 'rename' ? null : (
          <Box sx={nameSx}>
            {changes === null || openedAs === 'kept' || onOpen === null ? (
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
                <bdi>{name}</bdi>
              </Typography>
            ) : (
              <Button variant="text" size="small" aria-label={t('openThis', { name })} onClick={onOpen}>
                <bdi>{name}</bdi>
              </Button>
            )}
            {openedAs === null ? null : (
              <Chip size="small" variant="soft" color="info" label={t(`openedAs.${openedAs}`)} />
            )}
          </Box>
        )}
        {figure === null ? null : (
          <Box sx={figureSx}>
            {figure.amount}
            {figure.ahv === null ? null : t(`ahv.${figure.ahv}`)}
          </Box>
        )}
        {changes === null || onPick === null ? null : (
          <Box sx={pickSx}>
            <CheckboxField
              label={
                <>
                  <span aria-hidden>{t('compare')}</span>
                  <VisuallyHidden>{t('compareThis', { name })}</VisuallyHidden>
                </>
              }
              checked={isPicked}
              disabled={notPickable !== null}
              describedBy={notPickable ?? undefined}
              onChange={onPick}
            />
          </Box>
        )}
        <IconButton
          ref={foldButton}
          aria-label={t('more', { name })}
          aria-expanded={isUnfolded}
          aria-controls={detailsId}
          sx={moreSx}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon name="chevronDown" />
        </IconButton>
      </Box>
      {news === null ? null : (
        <Notice severity="info" live="off">
          {t(news)}
        </Notice>
      )}
      {changes === null ? <Typography variant="body2">{t('unreadable')}</Typography> : null}
      <Box id={detailsId} hidden={!isUnfolded}>
        {isUnfolded ? (
          <>
            {entered === '' ? null : (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {entered}
              </Typography>
            )}
            {keptAt === null ? null : (
              <Typography variant="body2" color="textSecondary">
                {t('keptOn', { date: formatDate(swissDay(keptAt)) })}
              </Typography>
            )}
            <Box sx={quiet}>
              {changes === null ? null : (
                <Button
                  variant="text"
                  size="small"
                  aria-label={t('pdfThis', { name })}
                  pending={pending === 'print'}
                  pendingLabel={t('loading')}
                  onClick={() => void save()}
                >
                  {t('pdf')}
                </Button>
              )}
              {isLocked ? null : (
                <>
                  <Button
                    ref={renameButton}
                    variant="text"
                    size="small"
                    aria-label={t('renameThis', { name })}
                    onClick={() => setDoing('rename')}
                  >
                    {t('rename')}
                  </Button>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={t('removeThis', { name })}
                    onClick={() => setDoing('remove')}
                  >
                    {t('remove')}
                  </Button>
                </>
              )}
            </Box>
          </>
        ) : null}
      </Box>
      {failure === null ? null : <Notice severity="error">{failure}</Notice>}
      <AlertDialog
        open={doing === 'remove'}
        title={t('question.title')}
        text={t('question.text', { name })}
        onClose={() => setDoing(null)}
        actions={
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question focuses the answer that changes nothing */}
            <Button autoFocus variant="outlined" onClick={() => setDoing(null)}>
              {t('question.cancel')}
            </Button>
            <Button pending={pending === 'remove'} onClick={() => void confirm()}>
              {t('question.confirm')}
            </Button>
          </>
        }
      />
    </ListItem>
  );
};

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentHint } from '#contract/hints.ts';
import { daysBetween } from '#kernel/calendar.ts';
import { formatDate } from '#kernel/date.ts';
import { hintWords, type HintWords } from '#detail/hint-words.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { originQueryAtom } from '#state/kernel/origin-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useToday } from '#state/kernel/today.ts';
import { loadHintCalendarAction, putOffHintAction } from '#state/remote/hints.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useIsPhone } from '#ui/use-phone.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** A hint that has just been put off, and until when. */
type PutOff = { readonly key: SentHint['key']; readonly until: string };

/** Days before a deadline from which on a hint counts them. */
const soon = 100;

/** Text in line with the buttons' edges. */
const textButtons = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, rowGap: 0.5 } as const;

const HintIcon = ({ icon, isWarning }: Pick<HintWords, 'icon' | 'isWarning'>) => (
  <Typography
    component="span"
    color={isWarning ? 'warning' : 'primary'}
    sx={{ lineHeight: 1, paddingBlockStart: '1px' }}
  >
    <Icon name={icon} size={22} />
  </Typography>
);

type HintRowProps = {
  hint: SentHint;
  /** Whether it may be put off: not in another member's portal. */
  isOwn: boolean;
  onPutOff: (key: SentHint['key']) => Promise<void>;
};

/** One hint: what it says and why, its day, the way to act, and what can wait. */
const HintRow = ({ hint, isOwn, onPutOff }: HintRowProps) => {
  const { t } = useTranslation('hints');
  const href = useHref();
  const originQuery = useValue(originQueryAtom);
  const { clock, toast } = useServices();
  const loadCalendar = useAction(loadHintCalendarAction);
  const [pending, setPending] = useState<'calendar' | 'later' | null>(null);
  const today = useToday();
  const words = hintWords(t, hint, today);
  const { icon, isWarning, sentence, reason, written, date, isDeadline, action, route, query } = words;
  const left = hint.date === null || !isDeadline ? 0 : daysBetween(today, hint.date);

  const save = async () => {
    setPending('calendar');
    const file = await loadCalendar(hint.key);
    setPending(null);
    if (file === null) toast({ kind: 'error', text: t('noFile') });
    else saveFile(file, clock.after);
  };
  const putOff = async () => {
    setPending('later');
    await onPutOff(hint.key);
    setPending(null);
  };

  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'subgrid' },
        gridColumn: '1 / -1',
        columnGap: { xs: 1.5, md: 1 },
        rowGap: 1.5,
        alignItems: 'start',
        paddingBlock: { xs: 2, md: 1.5 },
        '& + &': { borderBlockStart: `1px solid ${palette.divider}` },
      })}
    >
      <HintIcon icon={icon} isWarning={isWarning} />
      <div>
        <Typography component="p" variant="subtitle1" sx={{ lineHeight: 1.4, overflowWrap: 'anywhere' }}>
          {sentence}
        </Typography>
        {written === null ? null : (
          <Typography variant="body2" sx={{ marginBlockStart: 0.25 }}>
            {written}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.25 }}>
          {date === null ? null : (
            <Typography
              component="span"
              variant="body2"
              color="textPrimary"
              sx={{ fontWeight: 600, marginInlineEnd: 0.5 }}
            >
              {left > 0 && left <= soon ? t('dateAndLeft', { date, count: left }) : date}
            </Typography>
          )}{' '}
          {reason}
        </Typography>
      </div>
      <Box
        sx={{
          ...textButtons,
          // In a wide window each kind of button has a column over all hints; on a phone the way to act has a line of its own.
          display: { xs: 'flex', md: 'contents' },
          gridColumn: 2,
          whiteSpace: 'nowrap',
          '& > a': { inlineSize: { xs: '100%', sm: 'auto' }, whiteSpace: { xs: 'normal', sm: 'nowrap' } },
        }}
      >
        <Button
          variant={isWarning ? 'contained' : 'outlined'}
          size="small"
          href={href(route, { query: { ...originQuery(route), ...query } })}
          sx={{ gridColumn: { md: 3 }, marginInlineStart: { md: 2 } }}
        >
          {action}
        </Button>
        {date === null ? null : (
          <Button
            variant="text"
            size="small"
            startIcon="calendar"
            sx={{ gridColumn: { md: 4 }, justifySelf: 'start' }}
            pending={pending === 'calendar'}
            aria-label={t('calendarThis', { hint: sentence })}
            onClick={() => void save()}
          >
            {t('calendar')}
          </Button>
        )}
        {isOwn ? (
          <Button
            variant="text"
            size="small"
            sx={{ gridColumn: { md: 5 } }}
            pending={pending === 'later'}
            aria-label={t('laterThis', { hint: sentence })}
            onClick={() => void putOff()}
          >
            {t('later')}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
};

/**
 * What a phone shows until it is opened: the most urgent hint in two lines, its day, what has lapsed or what a warning
 * asks for first, and how many others there are.
 */
const Folded = ({
  hints,
  onOpen,
  ref,
}: {
  hints: readonly SentHint[];
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
}) => {
  const { t } = useTranslation('hints');
  const today = useToday();
  const [first, ...others] = hints;
  if (first === undefined) return null;
  const { icon, isWarning, short, asked, lead, date } = hintWords(t, first, today);
  const day = lead ?? date;
  // A warning without a day begins with what it asks for.
  const urgent = day ?? asked ?? (isWarning ? short : null);
  return (
    <CardActionArea
      ref={ref}
      aria-expanded={false}
      onClick={onOpen}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 1.25,
        alignItems: 'center',
        // Two lines, as the first frame holds them free.
        minBlockSize: 52,
        paddingBlock: 0.75,
        paddingInline: 2,
      }}
    >
      <HintIcon icon={icon} isWarning={isWarning} />
      <Typography
        variant="body2"
        component="span"
        color="textSecondary"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          // A third one rather than an amount without its unit.
          WebkitLineClamp: '3',
          overflow: 'hidden',
          lineHeight: '20px',
        }}
      >
        {urgent === null ? null : (
          <>
            <Typography
              component="span"
              variant="inherit"
              color={isWarning ? 'warning' : 'textPrimary'}
              sx={{ fontWeight: 600, display: lead === null ? 'inline' : 'block' }}
            >
              {urgent}
            </Typography>
            {urgent === short ? null : day !== null && lead === null ? ' · ' : ' '}
          </>
        )}
        {urgent === short ? null : short}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', lineHeight: 1 }}
      >
        {others.length === 0 ? null : (
          <>
            <span aria-hidden>+{others.length}</span>
            <VisuallyHidden>{t('more', { count: others.length })}</VisuallyHidden>
          </>
        )}
        <Icon name="chevronDown" size={20} />
      </Typography>
    </CardActionArea>
  );
};

/** Says until when a hint is put off, and takes that back. It gets the focus, because the pressed button is gone. */
const PutOffLine = ({ putOff: { key, until }, onUndo }: { putOff: PutOff; onUndo: (key: SentHint['key']) => void }) => {
  const { t } = useTranslation('hints');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Box component="output" sx={{ ...textButtons, paddingBlock: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {t('putOff', { date: formatDate(until) })}
      </Typography>
      <Button ref={undo} variant="text" size="small" onClick={() => onUndo(key)}>
        {t('undo')}
      </Button>
    </Box>
  );
};

/**
 * What is important to the member: at most three hints, each with its reason, its day and the way to act. A phone shows the
 * most urgent one in two lines until it is opened, so that the first figure stays in sight. Nothing without hints.
 */
export const Hints = ({ hints }: { hints: readonly SentHint[] }) => {
  const { t } = useTranslation('hints');
  const { toast } = useServices();
  const isView = useValue(isViewAtom);
  const putOffHint = useAction(putOffHintAction);
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(false);
  const [putOff, setPutOff] = useState<PutOff | null>(null);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const change = async (key: SentHint['key'], isPutOff: boolean) => {
    const until = await putOffHint({ key, isPutOff });
    if (until === undefined) {
      toast({ kind: 'error', text: t('failed') });
      return;
    }
    setPutOff(until === null ? null : { key, until });
    if (until === null) title.current?.focus();
  };
  const folded = useRef<HTMLButtonElement>(null);
  // On a phone the button that opened or folded the list is gone.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open && !wasOpen.current) title.current?.focus();
    if (!open && wasOpen.current) folded.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (hints.length === 0 && putOff === null) return null;
  if (isPhone && !open && putOff === null) {
    return (
      <Card component="section" aria-label={t('title')} sx={{ displayPrint: 'none' }}>
        <Folded ref={folded} hints={hints} onOpen={() => setOpen(true)} />
      </Card>
    );
  }
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ displayPrint: 'none' }}>
      <Box
        sx={({ tokens }) => ({
          paddingInline: { xs: 2, sm: tokens.space.card },
          paddingBlock: { xs: 1.5, sm: 2 },
        })}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography ref={title} id={titleId} tabIndex={-1} component="h2" variant="h3">
            {t('title')}
          </Typography>
          {isPhone && open ? (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                setPutOff(null);
                setOpen(false);
              }}
            >
              {t('less')}
            </Button>
          ) : null}
        </Box>
        <Box
          component="ul"
          sx={{
            display: { md: 'grid' },
            gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
            columnGap: 1,
            listStyle: 'none',
            margin: 0,
            marginBlockStart: { sm: 0.5 },
            padding: 0,
          }}
        >
          {hints.map((hint) => (
            <HintRow key={hint.key} hint={hint} isOwn={!isView} onPutOff={(key) => change(key, true)} />
          ))}
        </Box>
        {putOff === null ? null : (
          <PutOffLine key={putOff.key} putOff={putOff} onUndo={(key) => void change(key, false)} />
        )}
      </Box>
    </Card>
  );
};

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentHint } from '#contract/hints.ts';
import { formatDate } from '#kernel/date.ts';
import { formatFrancs, formatPercent } from '#kernel/money.ts';
import { formatRough, roughAmount } from '#kernel/rough-amount.ts';
import { ageInWords } from '#domain/age.ts';
import { topicQuery } from '#domain/form-query.ts';
import { ageQuery } from '#domain/simulate-query.ts';
import { messageWords } from '#detail/message-words.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { loadWordsAction } from '#state/kernel/late-words.ts';
import { localeAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { RouterLink } from '#ui/RouterLink.tsx';
import { StackedBar, type BarPart } from '#ui/StackedBar.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import { wideOnPhone } from '#ui/wide-on-phone.ts';
import { ValueStepper } from '#ui/ValueStepper.tsx';
import type { Outlook, OutlookAt } from '#domain/outlook.ts';
import type { Asked } from '../explain.ts';
import type { AhvDialog } from './AhvDialog.tsx';
import { AmountSentence } from './AmountSentence.tsx';
import { AskedFigure } from './AskedFigure.tsx';
import { askedPension, type KnownOutlook } from './asked-pension.ts';
import { PensionsByAge } from './PensionsByAge.tsx';
import { shortAge } from './short-age.ts';

type AnswerProps = {
  outlook: Outlook;
  /** Whether the provider explains the figure. */
  isExplained: boolean;
  /** What is shown; null for the usual age. */
  chosen: OutlookAt | null;
  onChoose: (row: OutlookAt) => void;
  /** The message by which the member has reported a missing birth date; null if they haven't. */
  message?: SentHint['message'];
  /** What else is known of a member's future. */
  children?: ReactNode;
};

/** Where one can do something about a missing answer. */
const ways = {
  birthDateUnknown: { page: 'contact', query: topicQuery('birthDate') },
  notOnRecord: { page: 'contact', query: topicQuery('salary') },
  tooOld: { page: 'retirement', query: {} },
} as const;

/** Ages in words: as a phrase (`Mit 65`) and alone (`65 Jahre`). */
const useAges = () => {
  const { t } = useTranslation('dashboard');
  const inWords = (name: 'answer.at' | 'answer.age' | 'answer.from', age: number) =>
    ageInWords(
      age,
      (years) => t(name, { age: years }),
      (years, count) => t(`${name}Months`, { years, count }),
    );
  return inWords;
};

/** What comes in after retirement in one sum, its share of today's salary, and how much less than today it is. */
const Together = ({
  outlook,
  row,
  ahv,
}: {
  outlook: KnownOutlook;
  row: OutlookAt;
  ahv: NonNullable<KnownOutlook['ahv']>;
}) => {
  const { t } = useTranslation('dashboard');
  const locale = useValue(localeAtom);
  const ages = useAges();
  const { salary, drawn, disability, ahvFrom } = outlook;
  // Of the amounts as they are shown, so that they add up.
  const sum = roughAmount(row.pensionPerMonth) + (ahv.isOwn ? ahv.perMonth : roughAmount(ahv.perMonth));
  const amount = formatRough(sum);
  const less = salary === null ? 0 : salary + (drawn ?? 0) + (disability ?? 0) - roughAmount(sum);
  const rest = [
    row.ratio === null ? null : t('answer.ofSalary', { percent: formatPercent(Math.round(row.ratio), locale) }),
    // Less than the amounts are rounded to is no difference.
    less < 10 ? null : t('answer.less', { amount: formatRough(less) }),
  ].filter((part) => part !== null);
  return (
    <Box sx={{ borderBlockStart: { sm: '1px solid' }, borderColor: 'divider', paddingBlockStart: 1.25 }}>
      <Typography variant="subtitle1" component="p">
        {ahvFrom !== null && row.age < ahvFrom
          ? t('answer.togetherFrom', { from: ages('answer.from', ahvFrom), amount })
          : t('answer.together', { amount })}
      </Typography>
      {rest.length === 0 ? null : (
        <Typography variant="body2" color="textSecondary">
          {rest.join(', ')}
        </Typography>
      )}
    </Box>
  );
};

/** Today's pay, and below it what comes in after retirement, in one scale. */
const Bars = ({
  outlook,
  row,
  entry,
  children,
}: {
  outlook: KnownOutlook;
  row: OutlookAt;
  /** Where one's own figure of the AHV is entered, next to the one it replaces. */
  entry: ReactNode;
  children: ReactNode;
}) => {
  const { t } = useTranslation('dashboard');
  const ages = useAges();
  const { salary, drawn, disability, ahv, ahvFrom } = outlook;
  const paid = (drawn ?? 0) + (disability ?? 0);
  const now: readonly BarPart[] = [
    ...(salary === null
      ? []
      : [
          {
            key: 'salary',
            name: t('answer.salary'),
            text: formatFrancs(salary),
            value: salary,
            look: 'plain',
          } as const,
        ]),
    ...(salary === null || paid === 0
      ? []
      : [{ key: 'paid', name: t('answer.paid'), text: formatFrancs(paid), value: paid, look: 'first' } as const]),
  ];
  const isLater = ahvFrom !== null && row.age < ahvFrom;
  const later: readonly BarPart[] = [
    {
      key: 'fund',
      name: t('answer.fund'),
      text: formatRough(row.pensionPerMonth),
      value: row.pensionPerMonth,
      look: 'first',
    },
    ...(ahv === null
      ? []
      : [
          {
            key: 'ahv',
            name: (
              <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
                <span>
                  {[
                    t(ahv.isOwn ? 'answer.ahvOwn' : 'answer.ahvEstimate'),
                    isLater ? ages('answer.from', ahvFrom) : null,
                  ]
                    .filter((part) => part !== null)
                    .join(', ')}
                </span>{' '}
                {entry}
              </Box>
            ),
            text: ahv.isOwn ? formatFrancs(ahv.perMonth) : formatRough(ahv.perMonth),
            value: ahv.perMonth,
            look: 'second',
            isHatched: isLater,
          } as const,
        ]),
  ];
  const widths = [now, later].map((parts) => parts.reduce((sum, { value }) => sum + value, 0));
  const most = Math.max(...widths);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {now.length === 0 ? null : <StackedBar parts={now} most={most} />}
      <StackedBar parts={later} most={most} />
      {children}
    </Box>
  );
};

/** Stands for the amount in a sentence, so that it can be set apart. */
const mark = '\u0000';

type AmountLineProps = {
  /** A sentence with the mark in place of the amount. */
  sentence: string;
  amount: string;
  /** Null, as by default, if the figure is only shown. */
  asked?: Asked | null;
  /** Whether another figure comes first; the first one is larger, on a line of its own. */
  isLater?: boolean;
  id?: string;
};

/** A sentence whose amount stands out. What follows a large one stands on its line if there is room. */
const AmountLine = ({ sentence, amount, asked = null, isLater = false, id }: AmountLineProps) => {
  const [before = '', after = ''] = sentence.split(mark);
  const figure = (
    <Typography component="span" variant="inherit" color="textPrimary">
      <AskedFigure asked={asked}>
        <AmountText size={isLater ? 'figure' : 'hero'}>{amount}</AmountText>
      </AskedFigure>
    </Typography>
  );
  return (
    <Typography
      component="h2"
      id={id}
      variant="body1"
      color="textSecondary"
      sx={{ lineHeight: 1.4, textWrap: 'pretty' }}
    >
      {before}{' '}
      {isLater ? (
        <>
          {figure} {after}
        </>
      ) : (
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 1, mt: 0.5 }}
        >
          {figure} <span>{after}</span>
        </Box>
      )}
    </Typography>
  );
};

/** What is particular about a member, in one sentence. */
const Note = ({ outlook: { drawn, isDeferred, isLeaving } }: { outlook: KnownOutlook }) => {
  const { t } = useTranslation('dashboard');
  const text = isLeaving
    ? t('answer.leaving')
    : drawn
      ? t('answer.drawn', { amount: formatFrancs(drawn) })
      : isDeferred
        ? t('answer.deferred')
        : null;
  return text === null ? null : <p>{text}</p>;
};

/** The member's own figure of the AHV: a link that asks for it, in a dialog. Not in another member's portal. */
const AhvEntry = ({ outlook: { ahv, ahvAtMost } }: { outlook: KnownOutlook }) => {
  const { t } = useTranslation('dashboard');
  const { toast, log } = useServices();
  const loadWords = useAction(loadWordsAction);
  const [Dialog, setDialog] = useState<typeof AhvDialog | null>(null);
  const [pending, setPending] = useState(false);
  // Fetched with its words before it is shown, so that nothing waits for them and a failure is said.
  const show = async () => {
    if (pending) return;
    setPending(true);
    try {
      const [part] = await Promise.all([import('./AhvDialog.tsx'), loadWords('ahv-pension')]);
      setDialog(() => part.AhvDialog);
    } catch (error) {
      log('The entry of the AHV pension could not be loaded.', error);
      toast({ kind: 'error', text: t('answer.noEntry') });
    }
    setPending(false);
  };
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-busy={pending || undefined}
        sx={{ paddingBlock: 0.5, textAlign: 'start', displayPrint: 'none' }}
        onClick={() => void show()}
      >
        {t(ahv?.isOwn ? 'answer.changeAhv' : 'answer.enterAhv')}
      </Link>
      {Dialog === null ? null : (
        <Dialog own={ahv?.isOwn ? ahv.perMonth : null} atMost={ahvAtMost} onClose={() => setDialog(null)} />
      )}
    </>
  );
};

/** The answer at an age: figure, shares, bars and the stepper. */
const KnownAnswer = ({
  outlook,
  isExplained,
  row,
  isChosen,
  isPhone,
  titleId,
  onChoose,
  children,
}: Pick<AnswerProps, 'isExplained' | 'onChoose' | 'children'> & {
  outlook: KnownOutlook;
  row: OutlookAt;
  /** Whether the member has chosen its age. */
  isChosen: boolean;
  isPhone: boolean;
  titleId: string;
}) => {
  const { t } = useTranslation('dashboard');
  const locale = useValue(localeAtom);
  const href = useHref();
  const isView = useValue(isViewAtom);
  const ages = useAges();
  const { usualAge, byAge, drawn, disability, ahv, ahvFrom } = outlook;
  // A pension that nothing is compared with needs no bar.
  const isCompared = outlook.salary !== null || ahv !== null;
  const together = ahv === null ? null : <Together outlook={outlook} row={row} ahv={ahv} />;
  const drawing = drawn ? (
    <AmountLine sentence={t('answer.drawing', { amount: mark })} amount={formatFrancs(drawn)} isLater />
  ) : null;
  const { ratioOfFund } = row;
  const share =
    ratioOfFund === null
      ? null
      : t(ahv === null ? 'answer.share' : 'answer.shareOnly', {
          percent: formatPercent(Math.round(ratioOfFund), locale),
        });
  // With nothing to compare, the pensions by age are the picture: beside the figure, on a phone above the stepper.
  const byAgePicture = isCompared || byAge.length < 2 ? null : <PensionsByAge byAge={byAge} shown={row} isLarge />;
  const hasPicture = isCompared || byAgePicture !== null;
  const controls = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1.5 }}>
      {byAge.length < 2 ? null : (
        <ValueStepper
          label={t('answer.stepper')}
          less={t('answer.earlier')}
          more={t('answer.later')}
          values={byAge.map(({ age }) => age)}
          value={row.age}
          textOf={(age) => ages('answer.age', age)}
          onChange={(age) => {
            const next = byAge.find((each) => each.age === age);
            if (next !== undefined) onChoose(next);
          }}
        />
      )}
      <Link
        component={RouterLink}
        href={href('retirement', { query: isChosen ? ageQuery(row.age) : {} })}
        variant="body2"
        sx={{ paddingBlock: 0.5, displayPrint: 'none' }}
      >
        {t('answer.wayOn')}
      </Link>
    </Box>
  );
  const entry = ahvFrom === null || isView ? null : <AhvEntry outlook={outlook} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...(hasPicture && {
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }),
        columnGap: 6,
        rowGap: hasPicture ? 2 : 0,
        alignItems: 'start',
      }}
    >
      <Box sx={{ minInlineSize: 0, containerType: 'inline-size' }}>
        <Box sx={{ display: 'grid', rowGap: 1 }}>
          {/* The pension of somebody who is disabled comes before the one that will follow it. */}
          {disability ? (
            <AmountLine
              sentence={
                usualAge === null
                  ? t('answer.disabled', { amount: mark })
                  : t('answer.disabledUntil', { amount: mark, age: shortAge(usualAge) })
              }
              amount={formatFrancs(disability)}
              asked={isExplained ? { of: 'disabilityInPayment', amount: disability } : null}
            />
          ) : null}
          {/* A part of a pension is in the whole one, which therefore leads. */}
          {disability ? drawing : null}
          <AmountLine
            id={titleId}
            sentence={t('answer.sentence', { at: ages('answer.at', row.age), amount: mark })}
            amount={formatRough(row.pensionPerMonth)}
            asked={isExplained ? askedPension(outlook, row) : null}
            isLater={(disability ?? 0) > 0}
          />
          {disability ? null : drawing}
        </Box>
        <Typography
          component="div"
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1, '& p': { m: 0 }, '& p + p': { mt: 0.5 }, textWrap: 'pretty' }}
        >
          {share === null ? null : <p>{share}</p>}
          <Note outlook={outlook} />
          {ahv === null && ahvFrom !== null ? <p>{t(disability ? 'answer.noAhvDisabled' : 'answer.noAhv')}</p> : null}
        </Typography>
        {/* Without an estimate the own figure is asked for where it is missing. */}
        {ahv === null ? entry : null}
        {/* Whether it will be enough is in sight without scrolling, and so is the family. */}
        {isPhone ? together : null}
        {isPhone ? children : null}
        {isPhone ? byAgePicture : null}
        {controls}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        {isCompared ? (
          <Bars outlook={outlook} row={row} entry={entry}>
            {isPhone ? null : together}
          </Bars>
        ) : null}
        {isPhone ? null : byAgePicture}
        <Typography component="p" variant="caption" color="textSecondary" sx={{ mt: 1 }}>
          {t('answer.assumed')}
        </Typography>
      </Box>
    </Box>
  );
};

type NoAnswerProps = Pick<AnswerProps, 'message'> & {
  outlook: Extract<Outlook, { kind: 'none' }>;
  titleId: string;
};

/** Why there is no answer, in one sentence, what is known all the same, and what to do, or that it is done. */
const NoAnswer = ({ outlook: { obstacle, opening }, message, titleId }: NoAnswerProps) => {
  const { t } = useTranslation('dashboard');
  const { t: hintText } = useTranslation('hints');
  const href = useHref();
  const { page, query } = ways[obstacle];
  const written = message ? messageWords(hintText, message) : null;
  const lines = [
    ...(obstacle === 'birthDateUnknown' && opening !== null
      ? [
          t('answer.none.birthDateUnknown.opening', {
            date: formatDate(opening.date),
            amount: formatFrancs(opening.value),
          }),
        ]
      : []),
    ...(written === null ? [] : [written.sentence]),
  ];
  return (
    <>
      <Typography component="h2" id={titleId} variant="h3" sx={{ textWrap: 'pretty' }}>
        {t(`answer.none.${obstacle}.text`)}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          <AmountSentence>{line}</AmountSentence>
        </Typography>
      ))}
      <Button
        variant={written?.isAwaited === true ? 'outlined' : 'contained'}
        href={written === null ? href(page, { query }) : href('contact', { query: written.query })}
        sx={{ mt: 2, displayPrint: 'none' }}
      >
        {written?.action ?? t(`answer.none.${obstacle}.wayOn`)}
      </Button>
    </>
  );
};

/**
 * The one answer above the cards: what a member will live on, its share of today's salary, and the AHV; or, in one sentence,
 * why that can't be said and what to do.
 */
export const Answer = ({ outlook, isExplained, chosen, onChoose, message, children }: AnswerProps) => {
  const titleId = useId();
  // On a phone what else is known stands right below the figure, so that it is in sight without scrolling.
  const isPhone = useIsPhone();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box
        sx={(theme) => ({
          ...wideOnPhone(theme),
          padding: { xs: 2, sm: theme.tokens.space.card },
        })}
      >
        {outlook.kind === 'none' ? (
          <NoAnswer outlook={outlook} message={message} titleId={titleId} />
        ) : (
          <KnownAnswer
            outlook={outlook}
            isExplained={isExplained}
            row={chosen ?? outlook.usual}
            isChosen={chosen !== null}
            isPhone={isPhone}
            titleId={titleId}
            onChoose={onChoose}
          >
            {children}
          </KnownAnswer>
        )}
        {isPhone && outlook.kind === 'known' ? null : children}
      </Box>
    </Card>
  );
};

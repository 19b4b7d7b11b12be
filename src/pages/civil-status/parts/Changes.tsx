import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { formatChf } from '#kernel/money.ts';
import { Columns } from '#detail/Columns.tsx';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { Panel } from '#detail/Panel.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import { usePrinting } from '#ui/use-printing.ts';
import type { FiguresOfStatus } from '../view.ts';

/** What may change, each with its icon. BVG art. 19 to 20a, 30c para. 5 and 37a; BVV 2 art. 20; ZGB art. 122 and 123. */
const icons = {
  marriage: 'rings',
  cohabitation: 'home',
  divorce: 'user',
} as const satisfies Record<string, IconName>;

type Change = keyof typeof icons;

const changes = ['marriage', 'cohabitation', 'divorce'] as const satisfies readonly Change[];

/** Today, what is missing today, and what may follow. */
const orderOf = (kind: string): number => (kind === 'today' ? 0 : kind === 'cohabitation' ? 1 : 2);

/**
 * Changes in the order of a page; who lives with a partner already, without having declared it, reads first what the
 * declaration would bring.
 */
const inOrder = <Each,>(
  all: readonly Each[],
  kindOf: (each: Each) => string,
  isUndeclared: boolean,
): readonly Each[] => (isUndeclared ? all.toSorted((a, b) => orderOf(kindOf(a)) - orderOf(kindOf(b))) : all);

/** What each of them is about, in words. */
const topics = ['pension', 'consent', 'splitting'] as const;

type StatusProps = { title: string; icon?: IconName; rows: number; children: ReactNode };

/** One of the columns: a status, and for each topic what applies, in the same rows as beside it. */
const Status = ({ title, icon, rows, children }: StatusProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: `span ${rows + 1}`,
      rowGap: 1.5,
      alignContent: 'start',
      pt: 2,
      borderBlockStart: '2px solid',
      borderColor: icon === undefined ? 'divider' : 'primary.main',
    }}
  >
    <Stack
      direction="row"
      sx={{ gap: 1, alignItems: 'center', color: 'primary.main', '& > svg': { display: { xs: 'none', sm: 'block' } } }}
    >
      {icon === undefined ? null : <Icon name={icon} size={22} />}
      <Typography component="h3" variant="subtitle1" color="textPrimary" sx={{ hyphens: 'auto', minInlineSize: 0 }}>
        {title}
      </Typography>
    </Stack>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${rows}`, rowGap: 1.5 }}
    >
      {children}
    </Box>
  </Box>
);

/** What applies to one topic: an answer, and what is to be said of it, which alone is the answer. */
type What = { readonly answer?: ReactNode; readonly words?: ReactNode };

const Applies = ({ answer, words = null }: What) => (
  <>
    {answer === undefined ? null : (
      <Typography component="dd" sx={{ m: 0 }}>
        {answer}
      </Typography>
    )}
    {words === null ? null : (
      <Typography
        component="dd"
        {...(answer !== undefined && { variant: 'body2', color: 'textSecondary' })}
        sx={{ m: 0, textWrap: 'pretty', hyphens: 'auto', '& p': { m: 0 }, '& p + p': { mt: 0.5 } }}
      >
        {words}
      </Typography>
    )}
  </>
);

const Topic = ({ name, ...what }: { name: string } & What) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Applies {...what} />
  </div>
);

type AmountProps = {
  /** CHF. */
  amount: number;
  unit?: string;
  /** What it is, and in which status. */
  label: string;
  derivation: Derivation | undefined;
};

const Amount = ({ amount, unit, label, derivation }: AmountProps) => (
  <>
    <Typography component="span" variant="subtitle1">
      <ExplainedFigure derivation={derivation} figureLabel={label} figure={formatChf(amount)} />
    </Typography>
    {unit === undefined ? null : ` ${unit}`}
  </>
);

/** What a divorce would take of the savings, as far as it can be said. */
const Share = ({ share: { missing, bought } }: { share: NonNullable<FiguresOfStatus['share']> }) => {
  const { t } = useTranslation('civil-status');
  if (missing !== null) return <p>{t(`changes.missing.${missing}`)}</p>;
  return (
    <>
      <p>{t('changes.half')}</p>
      {bought > 0 ? <p>{t('changes.bought', { amount: formatChf(bought) })}</p> : null}
    </>
  );
};

type OwnProps = {
  isMarried: boolean;
  titleOf: (change: Change) => string;
};

/** Returns what applies in a civil status, topic by topic, with the member's own figures. */
const useTopicsOf = ({ isMarried, titleOf }: OwnProps) => {
  const { t } = useTranslation('civil-status');
  const { t: detail } = useTranslation('detail');
  const nameOf = ({ kind }: FiguresOfStatus): string => (kind === 'today' ? t('changes.today') : titleOf(kind));
  const topicsOf = (status: FiguresOfStatus): readonly ({ readonly name: string } & What)[] => {
    const { kind, partnerPerMonth, note, lumpSum, share, ofPartner, ofLumpSum, ofShare } = status;
    const change = kind === 'today' ? null : kind;
    const labelOf = (topic: string) => `${nameOf(status)}, ${topic}`;
    const isBound = isMarried && change === null;
    return [
      {
        name: t('changes.pension'),
        answer:
          partnerPerMonth > 0 ? (
            <Amount
              amount={partnerPerMonth}
              unit={detail('perMonth')}
              label={labelOf(t('changes.pension'))}
              derivation={ofPartner}
            />
          ) : (
            t('changes.noPension')
          ),
        words: note ?? (change === null ? null : t(`changes.${change}.pension`)),
      },
      {
        name: t('changes.lumpSum'),
        answer:
          lumpSum > 0 ? (
            <Amount
              amount={lumpSum}
              unit={detail('once')}
              label={labelOf(t('changes.lumpSum'))}
              derivation={ofLumpSum}
            />
          ) : (
            t('changes.noLumpSum')
          ),
      },
      {
        name: t('changes.consent'),
        words: t(`changes.${change ?? (isBound ? 'marriage' : 'cohabitation')}.consent`),
      },
      share === null
        ? {
            name: t('changes.splitting'),
            words:
              change === null && !isBound ? t('changes.noSplitting') : t(`changes.${change ?? 'marriage'}.splitting`),
          }
        : {
            name: t('changes.splitting'),
            ...(share.amount !== null && {
              answer: <Amount amount={share.amount} label={labelOf(t('changes.splitting'))} derivation={ofShare} />,
            }),
            words: <Share share={share} />,
          },
    ];
  };
  return { nameOf, topicsOf };
};

/** The statuses side by side, each with its topics. */
const OwnStatuses = ({ statuses, ...own }: OwnProps & { statuses: readonly FiguresOfStatus[] }) => {
  const { nameOf, topicsOf } = useTopicsOf(own);
  return (
    <Columns least={120}>
      {statuses.map((status) => (
        <Status
          key={status.kind}
          title={nameOf(status)}
          rows={4}
          {...(status.kind !== 'today' && { icon: icons[status.kind] })}
        >
          {topicsOf(status).map((topic) => (
            <Topic key={topic.name} {...topic} />
          ))}
        </Status>
      ))}
    </Columns>
  );
};

/** The topics of today and of one change, each with what applies now and what then below it, as wide as a phone. */
const OwnTopics = ({ today, then, ...own }: OwnProps & { today: FiguresOfStatus; then: FiguresOfStatus }) => {
  const { t } = useTranslation('civil-status');
  const { topicsOf } = useTopicsOf(own);
  const after = topicsOf(then);
  return (
    <Box component="dl" sx={{ m: 0, mt: 2 }}>
      {topicsOf(today).map(({ name, ...now }, at) => (
        <Box key={name} sx={{ py: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
          <Typography component="dt" variant="subtitle1">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 0.5 }}>
            {t('changes.today')}
          </Typography>
          <Applies {...now} />
          <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 1 }}>
            {t('changes.then')}
          </Typography>
          <Applies {...after[at]} />
        </Box>
      ))}
    </Box>
  );
};

/**
 * What changes with a marriage, a partnership or a divorce, side by side where there is room: with the member's own
 * figures of today and of what may follow, else in words. A phone has room for one change, which is chosen and
 * stands below today; paper has room for all.
 */
export const Changes = ({
  statuses,
  hasOrphans,
  isUndeclared,
}: {
  statuses: readonly FiguresOfStatus[];
  hasOrphans: boolean;
  /** Whether they live with a partner who isn't declared. */
  isUndeclared: boolean;
}) => {
  const { t } = useTranslation('civil-status');
  const id = useId();
  const isMarried = statuses.some(({ kind }) => kind === 'divorce');
  const titleOf = (change: Change) =>
    t(change === 'cohabitation' && isUndeclared ? 'changes.cohabitation.declare' : `changes.${change}.title`);
  const isPrinting = usePrinting();
  const isPhone = useIsPhone() && !isPrinting;
  const own = inOrder(statuses, ({ kind }) => kind, isUndeclared);
  const others = own.flatMap(({ kind }) => (kind === 'today' ? [] : [kind]));
  const [touched, setTouched] = useState<Change | null>(null);
  const chosen = touched ?? others[0];
  const today = own.find(({ kind }) => kind === 'today');
  const then = own.find(({ kind }) => kind === chosen);
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('changes.title')}</SectionHeading>
      {isPhone && others.length > 1 ? (
        <Stack
          component="fieldset"
          direction="row"
          aria-labelledby={id}
          sx={{ flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, border: 0 }}
        >
          {others.map((kind) => (
            <ToggleButton
              key={kind}
              value={kind}
              size="small"
              selected={kind === chosen}
              onClick={() => setTouched(kind)}
              sx={{ minBlockSize: 40, textTransform: 'none' }}
            >
              {titleOf(kind)}
            </ToggleButton>
          ))}
        </Stack>
      ) : null}
      {own.length === 0 ? (
        <Columns>
          {inOrder(changes, (change) => change, isUndeclared).map((change) => (
            <Status key={change} title={titleOf(change)} icon={icons[change]} rows={topics.length}>
              {topics.map((topic) => (
                <Topic key={topic} name={t(`changes.${topic}`)} words={t(`changes.${change}.${topic}`)} />
              ))}
            </Status>
          ))}
        </Columns>
      ) : isPhone && today !== undefined && then !== undefined ? (
        <OwnTopics today={today} then={then} isMarried={isMarried} titleOf={titleOf} />
      ) : (
        <OwnStatuses statuses={own} isMarried={isMarried} titleOf={titleOf} />
      )}
      {statuses.length > 0 ? (
        <Fineprint>{hasOrphans ? `${t('changes.note')} ${t('changes.orphans')}` : t('changes.note')}</Fineprint>
      ) : null}
    </Panel>
  );
};

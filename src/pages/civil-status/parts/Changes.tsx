import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
import { Group } from '#ui/Group.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import type { FiguresOfStatus } from '../view.ts';

/** What may change, each with its icon. BVG art. 19 to 20a, 30c para. 5 and 37a; BVV 2 art. 20; ZGB art. 122 and 123. */
const icons = {
  marriage: 'rings',
  cohabitation: 'home',
  divorce: 'user',
} as const satisfies Record<string, IconName>;

type Change = keyof typeof icons;

const changes = ['marriage', 'cohabitation', 'divorce'] as const satisfies readonly Change[];

/**
 * Today, what is missing today, and what may follow: who lives with a partner already, without having declared it, reads
 * first what the declaration would bring.
 */
const orderOf = (kind: string): number => (kind === 'today' ? 0 : kind === 'cohabitation' ? 1 : 2);

/** What each of them is about, in words. */
const topics = ['pension', 'consent', 'splitting'] as const;

/** What applies to one topic: a figure, words, or both. */
type Fact = { topic: string; figure?: ReactNode; words?: ReactNode };

/** A status with what applies to each topic. */
type StatusFacts = { kind: string; title: string; icon?: IconName; facts: readonly Fact[] };

/** Figure and words, each in an element of its own. */
const FactBody = ({ fact: { figure, words }, as }: { fact: Fact; as: 'dd' | 'div' }) => (
  <>
    {figure === undefined ? null : (
      <Typography component={as} variant="subtitle2" sx={{ m: 0 }}>
        {figure}
      </Typography>
    )}
    {(words ?? null) === null ? null : (
      <Typography
        component={as}
        variant="body2"
        color={figure === undefined ? 'textPrimary' : 'textSecondary'}
        sx={{ m: 0, textWrap: 'pretty', '& p': { m: 0 }, '& p + p': { mt: 0.5 } }}
      >
        {words}
      </Typography>
    )}
  </>
);

/** One of the columns: a status, and for each topic what applies, in the same rows as beside it. */
const Status = ({ status: { title, icon, facts } }: { status: StatusFacts }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: `span ${facts.length + 1}`,
      rowGap: 1.5,
      alignContent: 'start',
      pt: 2,
      borderBlockStart: '2px solid',
      borderColor: icon === undefined ? 'divider' : 'primary.main',
    }}
  >
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'primary.main' }}>
      {icon === undefined ? null : <Icon name={icon} size={22} />}
      <Typography component="h3" variant="subtitle1" color="textPrimary">
        {title}
      </Typography>
    </Stack>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${facts.length}`, rowGap: 1.5 }}
    >
      {facts.map((fact) => (
        <div key={fact.topic}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {fact.topic}
          </Typography>
          <FactBody fact={fact} as="dd" />
        </div>
      ))}
    </Box>
  </Box>
);

const half = {
  inlineSize: '50%',
  px: 0,
  '& + &': { paddingInlineStart: 2 },
  verticalAlign: 'baseline',
  border: 0,
} as const;

/**
 * On a phone: today and one of the changes side by side, topic by topic, because two lists one below the other can't be
 * compared. Which change it is can be chosen.
 */
const Comparison = ({ statuses, titleId }: { statuses: readonly StatusFacts[]; titleId: string }) => {
  const [today, ...others] = statuses;
  const [chosen, setChosen] = useState(others[0]?.kind);
  const shown = [today, others.find(({ kind }) => kind === chosen)].filter((status) => status !== undefined);
  return (
    <>
      {others.length < 2 ? null : (
        <Group labelledBy={titleId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {others.map(({ kind, title, icon }) => (
            <ToggleButton
              key={kind}
              value={kind}
              size="small"
              selected={kind === chosen}
              onClick={() => setChosen(kind)}
              sx={{ gap: 1, paddingInline: 1.5, minBlockSize: 40, textTransform: 'none', textAlign: 'start' }}
            >
              {icon === undefined ? null : <Icon name={icon} size={18} />}
              {title}
            </ToggleButton>
          ))}
        </Group>
      )}
      <Table aria-labelledby={titleId} sx={{ tableLayout: 'fixed', mt: 1 }}>
        <TableHead>
          <TableRow>
            {shown.map(({ kind, title }) => (
              <TableCell
                key={kind}
                scope="col"
                sx={{ ...half, pb: 1, typography: 'subtitle1', color: 'text.primary', hyphens: 'auto' }}
              >
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {today?.facts.map(({ topic }, at) => (
          <TableBody key={topic} sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={2}
                sx={{ px: 0, pt: 1.25, pb: 0.25, border: 0, typography: 'caption', color: 'text.secondary' }}
              >
                {topic}
              </TableCell>
            </TableRow>
            <TableRow>
              {shown.map(({ kind, facts }) => (
                <TableCell key={kind} sx={{ ...half, pt: 0, pb: 1.25, hyphens: 'auto' }}>
                  {facts[at] === undefined ? null : <FactBody fact={facts[at]} as="div" />}
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        ))}
      </Table>
    </>
  );
};

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
    <ExplainedFigure derivation={derivation} figureLabel={label} figure={formatChf(amount)} />
    {unit === undefined ? null : (
      <Typography component="span" variant="body2" color="textSecondary">
        {` ${unit}`}
      </Typography>
    )}
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

/** The member's own figures in a civil status, with what else applies in it. */
const useOwnFacts = (statuses: readonly FiguresOfStatus[], titleOf: (change: Change) => string) => {
  const { t } = useTranslation('civil-status');
  const { t: detail } = useTranslation('detail');
  const isMarried = statuses.some(({ kind }) => kind === 'divorce');
  return statuses.map(({ kind, partnerPerMonth, note, lumpSum, share, ofPartner, ofLumpSum, ofShare }): StatusFacts => {
    const change = kind === 'today' ? null : kind;
    const title = change === null ? t('changes.today') : titleOf(change);
    const labelOf = (topic: string) => `${title}, ${topic}`;
    const isBound = isMarried && change === null;
    const [pension, ofDeath, splitting] = [t('changes.pension'), t('changes.lumpSum'), t('changes.splitting')];
    return {
      kind,
      title,
      ...(change !== null && { icon: icons[change] }),
      facts: [
        {
          topic: pension,
          figure:
            partnerPerMonth > 0 ? (
              <Amount
                amount={partnerPerMonth}
                unit={detail('perMonth')}
                label={labelOf(pension)}
                derivation={ofPartner}
              />
            ) : (
              t('changes.noPension')
            ),
          words: note ?? (change === null ? null : t(`changes.${change}.pension`)),
        },
        {
          topic: ofDeath,
          figure:
            lumpSum > 0 ? (
              <Amount amount={lumpSum} unit={detail('once')} label={labelOf(ofDeath)} derivation={ofLumpSum} />
            ) : (
              t('changes.noLumpSum')
            ),
        },
        {
          topic: t('changes.consent'),
          words: t(`changes.${change ?? (isBound ? 'marriage' : 'cohabitation')}.consent`),
        },
        {
          topic: splitting,
          ...(share !== null &&
            share.amount !== null && {
              figure: <Amount amount={share.amount} label={labelOf(splitting)} derivation={ofShare} />,
            }),
          words:
            share !== null ? (
              <Share share={share} />
            ) : change === null && !isBound ? (
              t('changes.noSplitting')
            ) : (
              t(`changes.${change ?? 'marriage'}.splitting`)
            ),
        },
      ],
    };
  });
};

/**
 * What changes with a marriage, a partnership or a divorce, side by side: with the member's own figures of today and of
 * what may follow, else in words.
 */
export const Changes = ({
  statuses,
  isUndeclared,
}: {
  statuses: readonly FiguresOfStatus[];
  /** Whether they live with a partner who isn't declared. */
  isUndeclared: boolean;
}) => {
  const { t } = useTranslation('civil-status');
  const id = useId();
  const isPhone = useIsPhone();
  const titleOf = (change: Change) =>
    t(change === 'cohabitation' && isUndeclared ? 'changes.cohabitation.declare' : `changes.${change}.title`);
  const own = useOwnFacts(statuses, titleOf);
  const hasFigures = own.length > 0;
  const all: readonly StatusFacts[] = hasFigures
    ? own
    : changes.map((change) => ({
        kind: change,
        title: titleOf(change),
        icon: icons[change],
        facts: topics.map((topic) => ({ topic: t(`changes.${topic}`), words: t(`changes.${change}.${topic}`) })),
      }));
  const ordered = isUndeclared ? all.toSorted((a, b) => orderOf(a.kind) - orderOf(b.kind)) : all;
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{t('changes.title')}</SectionHeading>
      {isPhone && hasFigures ? (
        <Comparison statuses={ordered} titleId={id} />
      ) : (
        <Columns>
          {ordered.map((status) => (
            <Status key={status.kind} status={status} />
          ))}
        </Columns>
      )}
      {hasFigures ? <Fineprint>{t('changes.note')}</Fineprint> : null}
    </Panel>
  );
};

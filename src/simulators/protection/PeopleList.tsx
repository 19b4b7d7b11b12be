import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { createContext, memo, use } from 'react';
import { useTranslation } from 'react-i18next';
import { YearAxis } from '#detail/YearAxis.tsx';
import { formatDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { OnPaper, useAmountWords } from '#simulation/on-paper.ts';
import { RatioBar } from '#ui/RatioBar.tsx';
import { lookOf } from './pension-look.ts';
import { spanOf, timesOf, type Times } from './pension-times.ts';
import type { Receipt, ReceivingPerson } from './people.ts';

/** Ages up to which children are paid: usually, and in education or disabled. */
type Ages = { readonly age: number; readonly longer: number };

const personSx = {
  display: 'block',
  py: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;

/** What is paid, with its amount at the end of the line, or below it where there is no room. */
const lineSx = { mt: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 } as const;

/** The amounts by person and payment; apart from the list, so that a slider's move renders only them. */
const Amounts = createContext<ReadonlyMap<string, Centimes>>(new Map());

const paymentKey = (person: string, { what, ends }: Pick<Receipt, 'what' | 'ends'>) => `${person} ${what} ${ends}`;

const Amount = ({ payment, how }: { payment: string; how: 'once' | 'perMonth' }) => {
  const { t } = useTranslation('simulation');
  const words = useAmountWords();
  return t(`protection.${use(OnPaper) ? 'exact' : 'rough'}.${how}`, {
    amount: words(use(Amounts).get(payment) ?? 0),
  });
};

type PaymentProps = Pick<Receipt, 'what' | 'from' | 'to' | 'ends'> &
  Ages & { id: string; place: number | null; times: Times | null };

/** One payment: what, how much, and from when to when as a bar and in words, with why it ends. */
const Payment = memo(({ id, what, from, to, ends, age, longer, place, times }: PaymentProps) => {
  const { t } = useTranslation('simulation');
  const how = ends === 'once' ? 'once' : 'perMonth';
  const period =
    ends === 'once' || from === null
      ? null
      : to === null
        ? t('protection.period.from', { from: formatDate(from) })
        : t('protection.period.between', { from: formatDate(from), to: formatDate(to) });
  const rule = ends === 'once' ? null : t(`protection.ends.${ends}`, { age, longer });
  const span = from === null || times === null || how === 'once' ? null : spanOf({ from, to }, times);
  const words = period === null ? rule : `${period}. ${rule}`;
  return (
    <>
      <Box sx={lineSx}>
        <span>{t(`protection.what.${what}`)}</span>
        <Typography component="strong" variant="subtitle1">
          <Amount payment={id} how={how} />
        </Typography>
      </Box>
      {rule === null ? null : span === null ? (
        <Typography variant="body2" color="textSecondary">
          {words}
        </Typography>
      ) : (
        <RatioBar percent={span.end} from={span.start} part={lookOf(what, place)} isOpen={to === null}>
          {words}
        </RatioBar>
      )}
    </>
  );
});

/**
 * A person's name if it is known, else their relation to the member. Below a name it is the bond, because whether a spouse is
 * a woman or a man isn't known here.
 */
const Who = memo(({ who, child, relation, birthDate, name }: Omit<ReceivingPerson, 'key' | 'place' | 'receipts'>) => {
  const { t } = useTranslation('simulation');
  const kind =
    who === 'partner'
      ? t(`protection.who.${relation ?? 'partner'}`)
      : who === 'child' && birthDate !== null
        ? t('protection.who.childBorn', { date: formatDate(birthDate) })
        : who === 'child'
          ? t('protection.who.childNumber', { number: (child ?? 0) + 1 })
          : t(`protection.who.${who}`);
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        <bdi>{name ?? kind}</bdi>
      </Typography>
      {name === null ? null : (
        <Typography variant="body2" color="textSecondary">
          {who === 'partner' ? t(`protection.relation.${relation ?? 'partner'}`) : kind}
        </Typography>
      )}
    </>
  );
});

type PeopleProps = { people: readonly ReceivingPerson[]; ages: Ages };

/** All that is said apart from the amounts. */
const saidApart = (props: PeopleProps): string =>
  JSON.stringify(props, (name, value: unknown) => (name === 'amount' ? undefined : value));

const Frame = memo(
  ({ people, ages }: PeopleProps) => {
    const times = timesOf(people);
    return (
      <Box sx={{ containerType: 'inline-size' }}>
        <List disablePadding>
          {people.map(({ key, place, receipts, ...person }) => (
            <ListItem key={key} disablePadding sx={personSx}>
              <Who {...person} />
              {receipts.map(({ what, from, to, ends }) => {
                const id = paymentKey(key, { what, ends });
                const said = { id, what, from, to, ends, place, times };
                return <Payment key={id} {...said} {...ages} />;
              })}
            </ListItem>
          ))}
        </List>
        {times === null || times.years.length === 0 ? null : (
          <YearAxis begin={formatDate(times.begin)} years={times.years} />
        )}
      </Box>
    );
  },
  (before, after) => saidApart(before) === saidApart(after),
);

/** Who receives what, from when to when, person by person, with the years under their bars as on the page. */
export const PeopleList = ({ people, ages }: PeopleProps) => (
  <Amounts
    value={
      new Map(
        people.flatMap(({ key, receipts }) =>
          receipts.map((receipt) => [paymentKey(key, receipt), receipt.amount] as const),
        ),
      )
    }
  >
    <Frame people={people} ages={ages} />
  </Amounts>
);

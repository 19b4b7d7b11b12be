import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { createContext, memo, use } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { OnPaper, useAmountWords } from '#simulation/on-paper.ts';
import { barFill, hatching, roundBarSx } from '#ui/bar-fill.ts';
import { personLook } from '#ui/person-look.ts';
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

/** Amounts and one bar a pension, apart from the words: a slider's move renders no styled element. */
const barsSx = {
  '& strong': { fontVariantNumeric: 'tabular-nums lining-nums' },
  '& .bar': { ...roundBarSx, marginBlock: 0.75 },
  '& .bar > span': { ...barFill('first'), borderRadius: '6px' },
  '& [data-look="second"] .bar > span': barFill('second'),
  '& [data-look="plain"] .bar > span': barFill('plain'),
  '& [data-pale] .bar > span': { maskImage: hatching },
} as const;

/** What is paid, with its amount at the end of the line, or below it where there is no room. */
const lineSx = { mt: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 } as const;

/** The amounts by person and payment, and the most that one is each month. */
type AmountsOf = { readonly of: ReadonlyMap<string, Centimes>; readonly most: Centimes };

/** Apart from the list, so that a slider's move renders only them. */
const Amounts = createContext<AmountsOf>({ of: new Map(), most: 1 });

const paymentKey = (person: string, { what, ends }: Pick<Receipt, 'what' | 'ends'>) => `${person} ${what} ${ends}`;

const Amount = ({ payment, how }: { payment: string; how: 'once' | 'perMonth' }) => {
  const { t } = useTranslation('simulation');
  const words = useAmountWords();
  return t(`protection.${use(OnPaper) ? 'exact' : 'rough'}.${how}`, {
    amount: words(use(Amounts).of.get(payment) ?? 0),
  });
};

/** What comes each month, as wide as its share of the most that one of them is. */
const Bar = ({ payment }: { payment: string }) => {
  const { of, most } = use(Amounts);
  return (
    <div aria-hidden className="bar">
      <span style={{ inlineSize: `${((of.get(payment) ?? 0) / most) * 100}%` }} />
    </div>
  );
};

type PaymentProps = Pick<Receipt, 'what' | 'from' | 'to' | 'ends'> & Ages & { id: string };

/** One payment: what, how much, from when to when, and why it ends. */
const Payment = memo(({ id, what, from, to, ends, age, longer }: PaymentProps) => {
  const { t } = useTranslation('simulation');
  const how = ends === 'once' ? 'once' : 'perMonth';
  const period =
    ends === 'once' || from === null
      ? null
      : to === null
        ? t('protection.period.from', { from: formatDate(from) })
        : t('protection.period.between', { from: formatDate(from), to: formatDate(to) });
  const rule = ends === 'once' ? null : t(`protection.ends.${ends}`, { age, longer });
  return (
    <>
      <Box sx={lineSx}>
        <span>{t(`protection.what.${what}`)}</span>
        <Typography component="strong" variant="subtitle1">
          <Amount payment={id} how={how} />
        </Typography>
      </Box>
      {how === 'once' ? null : <Bar payment={id} />}
      {rule === null ? null : (
        <Typography variant="body2" color="textSecondary">
          {period === null ? rule : `${period}. ${rule}`}
        </Typography>
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

/** A person's bars look like those in the page's own list; the member's own are the first ones. */
const lookOf = (place: number | null) => {
  const { look, isPale } = personLook(place ?? 0);
  return { 'data-look': look, ...(isPale && { 'data-pale': '' }) };
};

const Frame = memo(
  ({ people, ages }: PeopleProps) => (
    <List disablePadding sx={barsSx}>
      {people.map(({ key, place, receipts, ...person }) => (
        <ListItem key={key} disablePadding sx={personSx} {...lookOf(place)}>
          <Who {...person} />
          {receipts.map(({ what, from, to, ends }) => {
            const id = paymentKey(key, { what, ends });
            return <Payment key={id} id={id} what={what} from={from} to={to} ends={ends} {...ages} />;
          })}
        </ListItem>
      ))}
    </List>
  ),
  (before, after) => saidApart(before) === saidApart(after),
);

/** Who receives what, from when to when, person by person. */
export const PeopleList = ({ people, ages }: PeopleProps) => {
  const payments = people.flatMap(({ key, receipts }) =>
    receipts.map((receipt) => ({ key: paymentKey(key, receipt), ...receipt })),
  );
  const monthly = payments.filter(({ ends }) => ends !== 'once');
  return (
    <Amounts
      value={{
        of: new Map(payments.map(({ key, amount }) => [key, amount])),
        most: Math.max(...monthly.map(({ amount }) => amount), 1),
      }}
    >
      <Frame people={people} ages={ages} />
    </Amounts>
  );
};

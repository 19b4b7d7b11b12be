import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useNamedValue } from '#ui/use-named-value.ts';
import type { StepWords, TableWords, ValueLine } from './calculation-words.ts';

/** Styles of a line: information next to the sum, part of the sum, or its result below a rule. */
const lineStyles = {
  info: { typography: 'body2', color: 'text.secondary' },
  part: {},
  result: {
    mt: 0.5,
    paddingBlockStart: 1,
    borderBlockStart: '1px solid',
    borderColor: (theme: Theme) => theme.tokens.colour.border.control,
    fontWeight: 'fontWeightMedium',
  },
} as const;

type LineProps = { kind: keyof typeof lineStyles; apart?: boolean; name: ReactNode; value: ReactNode };

const Line = ({ kind, apart = false, name, value }: LineProps) => (
  <Box
    sx={[
      {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'baseline',
        py: 0.5,
      },
      lineStyles[kind],
      apart && { mt: 0.5 },
    ]}
  >
    <Typography component="dt" variant="inherit" sx={{ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}>
      {name}
    </Typography>
    <Typography component="dd" variant="inherit" sx={{ minWidth: 0, textAlign: 'end', whiteSpace: 'nowrap' }}>
      {value}
    </Typography>
  </Box>
);

const glyphs = { plus: '+', minus: '\u2212', times: '\u00d7' } as const;

/** A value with its sign in front, as on paper. */
const signed = ({ value, sign }: ValueLine): string =>
  sign === null || sign === 'first' ? value : `${glyphs[sign]}\u00a0${value}`;

/** The outer cells are in line with the values above and below. */
const cell = (isFirst: boolean) =>
  ({
    px: 0,
    py: 0.5,
    ...(isFirst ? { textAlign: 'start' } : { paddingInlineStart: 1.5, textAlign: 'end', whiteSpace: 'nowrap' }),
    verticalAlign: 'baseline',
    color: 'inherit',
  }) as const;

/** Values that repeat: one row for each period or age band. */
const StepTable = ({ table: { heads, rows } }: { table: TableWords }) => {
  const { t } = useTranslation('calculation');
  return (
    <Table size="small" sx={{ my: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums lining-nums' }}>
      <VisuallyHidden as="caption">{t('spans.title')}</VisuallyHidden>
      <TableHead>
        <TableRow>
          {heads.map((head, at) => (
            <TableCell
              key={head}
              sx={[cell(at === 0), { whiteSpace: 'normal', hyphens: 'auto', verticalAlign: 'bottom' }]}
            >
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={index} sx={{ '&:last-of-type > *': { borderBlockEnd: 0 } }}>
            {row.map((text, at) => (
              <TableCell key={at} {...(at === 0 && { component: 'th', scope: 'row' })} sx={cell(at === 0)}>
                {text}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** Values with their names, one below the other. */
const Lines = ({ children, first }: { children: ReactNode; first: boolean }) => (
  <Box
    component="dl"
    sx={{ mt: first ? 1.5 : 0, mb: 0, fontVariantNumeric: 'tabular-nums lining-nums', '&:empty': { display: 'none' } }}
  >
    {children}
  </Box>
);

type CalculationStepProps = {
  step: StepWords;
  /** Null if it is the only step. */
  number: number | null;
};

/** One step of a calculation: what is done, the values with their signs, the result, and its sources. */
export const CalculationStep = ({ step, number }: CalculationStepProps) => {
  const { t } = useTranslation('calculation');
  const named = useNamedValue();
  const { sentence, values, table, sum, result, sources } = step;
  const told = values.map((line, index) => <Line key={index} kind="info" name={line.name} value={line.value} />);
  return (
    <ListItem disablePadding sx={{ display: 'block', '@media print': { breakInside: 'avoid' } }}>
      {number === null ? null : (
        <Typography variant="body2" component="h3" sx={{ color: 'text.secondary', fontWeight: 'fontWeightMedium' }}>
          {t('step', { number })}
        </Typography>
      )}
      <Typography sx={{ mt: 0.5, maxInlineSize: '60ch' }}>{sentence}</Typography>
      {table === null ? null : (
        <>
          <Lines first>{told}</Lines>
          <StepTable table={table} />
        </>
      )}
      <Lines first={table === null}>
        {table === null ? told : null}
        {sum.map((line, index) => (
          <Line
            key={index}
            kind="part"
            apart={line.sign === 'first' && values.length > 0}
            name={line.name}
            value={signed(line)}
          />
        ))}
        <Line
          kind="result"
          name={
            <>
              <VisuallyHidden>{named(t('result'), '')}</VisuallyHidden>
              {result.name}
            </>
          }
          value={`=\u00a0${result.value}`}
        />
      </Lines>
      {sources.length === 0 ? null : (
        <Typography variant="body2" sx={{ mt: 1, maxInlineSize: '60ch', color: 'text.secondary' }}>
          {sources.join(' · ')}
        </Typography>
      )}
    </ListItem>
  );
};

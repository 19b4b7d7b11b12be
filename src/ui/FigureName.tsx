import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Explainer } from './Explainer.tsx';
import { narrowFigures } from './figure-table-style.ts';

type FigureNameProps = {
  name: string;
  /** The answer to "what is this?". */
  help?: string | null | undefined;
  /** The link to the figure's calculation. */
  extra?: ReactNode;
  /** Whether the figure has a note below it. */
  noted: boolean;
  /** Label of the button that explains the figure. */
  whatIs: (name: string) => string;
};

/** A name whose last word keeps its question beside it. */
const withQuestion = (name: string, question: ReactNode): ReactNode => {
  if (question === null) return name;
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <>
      {name.slice(0, lastWord)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {name.slice(lastWord)}
        {question}
      </Box>
    </>
  );
};

/** A figure's name with its question and link, next to it or, in a narrow container, below. */
export const FigureName = ({ name, help, extra = null, noted, whatIs }: FigureNameProps) => (
  <Explainer
    look="dense"
    component="span"
    label={whatIs(name)}
    text={help?.trim()}
    sx={{
      marginBlock: '6px 4px',
      color: 'text.secondary',
      fontWeight: 'fontWeightRegular',
      hyphens: 'manual',
      // On a phone as wide as the table, below the amount, without widening its column.
      ...(!noted && { inlineSize: 'min(52ch, 100cqi)', marginInlineEnd: '-100cqi' }),
    }}
  >
    {(question) => (
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          [narrowFigures]: { display: 'block' },
        }}
      >
        <Box component="span" sx={{ minWidth: 0, [narrowFigures]: { display: 'block', textWrap: 'balance' } }}>
          {withQuestion(name, question)}
        </Box>
        {extra === null ? null : (
          <Box
            component="span"
            sx={{
              marginBlock: -0.5,
              // Aligns the link's text with the name above.
              marginInlineStart: -1.5,
              [narrowFigures]: {
                display: 'block',
                inlineSize: 'max-content',
                marginInlineEnd: '-100cqi',
                // As wide as the table, so below the note, which is below the amount.
                ...(noted && { marginBlockStart: 1.5 }),
              },
              '@media print': { display: 'none' },
            }}
          >
            {extra}
          </Box>
        )}
      </Box>
    )}
  </Explainer>
);

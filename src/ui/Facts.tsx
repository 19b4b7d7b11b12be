import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { factsLayouts, narrowFacts, type FactsLayout } from './facts-layouts.ts';

/** A name and its value. */
export type Fact = {
  key?: string | number;
  term: string;
  value: ReactNode;
  /** A link to change the value, next to the name. */
  action?: ReactNode;
  /** Whether it takes a whole line of a `sheet`. */
  long?: boolean;
  /** Further content below: a sentence, a question. */
  below?: readonly ReactNode[];
};

type FactsProps = { facts: readonly Fact[]; layout?: FactsLayout };

/** Names and values as a description list, in one of a few responsive layouts. */
export const Facts = ({ facts, layout: name = 'lines' }: FactsProps) => {
  const layout = factsLayouts[name];
  return (
    <Box sx={layout.room}>
      <Box component="dl" sx={[{ m: 0 }, layout.list]}>
        {facts.map(({ key, term, value, action = null, long = false, below = [] }, index) => (
          <Box
            key={key ?? term}
            sx={[
              layout.line,
              long && { gridColumn: '1 / -1' },
              action !== null && { [narrowFacts]: { paddingBlockStart: 2 } },
            ]}
          >
            <Typography
              component="dt"
              variant="inherit"
              sx={[
                { minWidth: 0, overflowWrap: 'break-word', textWrap: 'pretty' },
                layout.term,
                action !== null && { [narrowFacts]: { paddingInlineEnd: '6.5rem' } },
              ]}
            >
              {term}
            </Typography>
            <Typography
              component="dd"
              variant="inherit"
              sx={[
                { minWidth: 0, overflowWrap: 'break-word' },
                layout.value,
                action !== null && {
                  display: 'flex',
                  alignItems: 'baseline',
                  justifyContent: 'space-between',
                  gap: 2,
                },
              ]}
            >
              {action === null ? (
                value
              ) : (
                <>
                  <Box sx={{ minWidth: 0, textWrap: 'pretty' }}>{value}</Box>
                  {/* In a narrow container the link is centred on the name, which in the first line has no space above. */}
                  <Box
                    sx={{
                      [narrowFacts]: {
                        position: 'absolute',
                        insetBlockStart: index === 0 ? 0 : 16,
                        insetInlineEnd: 0,
                        display: 'flex',
                        alignItems: 'center',
                        typography: 'body2',
                        blockSize: '1lh',
                      },
                    }}
                  >
                    {action}
                  </Box>
                </>
              )}
            </Typography>
            {below.map((words, index) => (
              <Typography
                key={index}
                component="dd"
                variant="body2"
                sx={{ gridColumn: '1 / -1', color: 'text.secondary', maxWidth: '60ch', textWrap: 'pretty' }}
              >
                {words}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

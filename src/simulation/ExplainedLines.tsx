import Box from '@mui/material/Box';
import { createContext, Suspense, use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import type { SimulationResult } from '#contract/simulations.ts';
import { Button } from '#ui/Button.tsx';
import { late } from '#ui/late.ts';
import { useDerivations } from './use-derivations.ts';

const Question = late(async () => (await import('#detail/ExplainButton.tsx')).ExplainButton);

/** Of several lines where a name has little room. */
const questionSx = { '& .MuiButton-root': { textAlign: 'start' } } as const;

/** Has the room of the button until that is loaded. */
const Room = () => {
  const { t } = useTranslation('common');
  return (
    <Button variant="text" size="small" startIcon="info" disabled aria-hidden style={{ visibility: 'hidden' }}>
      {t('howCalculated')}
    </Button>
  );
};

type Lines = ReadonlyMap<string, Derivation>;

const Explained = createContext<Lines>(new Map());

type ExplainedLinesProps = {
  /** Null while nothing is tried out. */
  result: SimulationResult | null;
  /** The figures of lines that can be explained, by the lines' keys. Keep its identity between renders. */
  figures: Readonly<Record<string, Derivation['figure']>>;
  children: ReactNode;
};

/** Explains lines of the comparison in it. */
export const ExplainedLines = ({ result, figures, children }: ExplainedLinesProps) => {
  const derivations = useDerivations(
    result,
    useMemo(() => Object.values(figures), [figures]),
  );
  const lines = useMemo((): Lines => {
    const found = Object.entries(figures).flatMap(([line, figure]) => {
      const derivation = derivations.find((each) => each.figure === figure);
      return derivation === undefined ? [] : [[line, derivation] as const];
    });
    return new Map(found);
  }, [derivations, figures]);
  return <Explained value={lines}>{children}</Explained>;
};

/** "How is this calculated?" of a line, by its key and name; nothing for one without an explanation. */
export const useLineQuestion = (): ((line: string, name: string) => ReactNode) => {
  const lines = use(Explained);
  return (line, name) => {
    const derivation = lines.get(line);
    return derivation === undefined ? null : (
      <Box component="span" sx={questionSx}>
        <Suspense fallback={<Room />}>
          <Question derivation={derivation} figureLabel={name} />
        </Suspense>
      </Box>
    );
  };
};

import Box from '@mui/material/Box';
import { memo, useCallback, useState } from 'react';
import { Button } from '#ui/Button.tsx';

const foldSx = {
  marginInlineStart: -1.5,
  mt: 0.5,
  displayPrint: 'none',
  '& [aria-expanded="true"] .MuiButton-endIcon': { transform: 'rotate(180deg)' },
} as const;

type FoldProps = { label: string; isOpen: boolean; onToggle: () => void };

/** Shows and folds what is less important. */
export const Fold = memo(({ label, isOpen, onToggle }: FoldProps) => (
  <Box sx={foldSx}>
    <Button variant="text" size="small" endIcon="chevronDown" aria-expanded={isOpen} onClick={onToggle}>
      {label}
    </Button>
  </Box>
));

const none: ReadonlySet<string> = new Set();

/**
 * Which of a table's lines are shown: those that say something else from column to column, or the main ones while none
 * does. A line that has once differed stays, so that nothing comes and goes while a slider moves.
 *
 * @param isMain whether a line is shown while none differs
 * @param fewest how many lines are folded at least
 * @returns also the lines that come first while the others are unfolded: those that were shown before, so that none moves
 * when it begins to differ
 */
export const useFolding = <Line extends { readonly key: string }>(
  lines: readonly Line[],
  differs: (line: Line) => boolean,
  isMain: (line: Line, at: number) => boolean,
  fewest = 1,
) => {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useCallback(() => setIsOpen((was) => !was), []);
  const [differing, setDiffering] = useState(none);
  const news = lines.filter((line) => !differing.has(line.key) && differs(line));
  if (news.length > 0) setDiffering(new Set([...differing, ...news.map(({ key }) => key)]));
  const [unfoldedAt, setUnfoldedAt] = useState(none);
  if (!isOpen && unfoldedAt !== differing) setUnfoldedAt(differing);
  const shownOf = (differed: ReadonlySet<string>) => {
    const once = lines.filter(({ key }) => differed.has(key));
    return once.length > 0 ? once : lines.filter(isMain);
  };
  const shown = shownOf(differing);
  const first = isOpen ? shownOf(unfoldedAt) : shown;
  const folded = lines.length - shown.length;
  return folded < fewest
    ? { shown: lines, first, folded: 0, isOpen, toggle }
    : { shown, first, folded, isOpen, toggle };
};

import { AmountLines, type AmountLine } from './AmountLines.tsx';
import { FoldingPanel } from './FoldingPanel.tsx';

type BenefitsPanelProps = {
  title: string;
  lines: readonly AmountLine[];
  /** What is said instead of an amount of nothing. */
  zero: string;
};

/** A page's benefits, line by line, folded because the page's figure says the essential; nothing without any. */
export const BenefitsPanel = ({ title, lines, zero }: BenefitsPanelProps) => {
  if (lines.length === 0) return null;
  return (
    <FoldingPanel title={title} isAlwaysFolded>
      <AmountLines lines={lines} zero={zero} />
    </FoldingPanel>
  );
};

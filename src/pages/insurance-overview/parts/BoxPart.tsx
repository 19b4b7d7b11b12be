import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { Derivation } from '#contract/derivation.ts';
import { ExplainButton } from '#detail/ExplainButton.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

const Part = styled('section')(({ theme }) => ({
  minInlineSize: 0,
  '* + &': { marginBlockStart: theme.spacing(4) },
  '& h3': { ...theme.typography.body1, fontWeight: theme.typography.fontWeightMedium },
  '@media print': { breakInside: 'avoid', '* + &': { marginBlockStart: theme.spacing(1.5) } },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  marginBlockEnd: theme.spacing(0.5),
  // Aligns a text button with the figures or, if it wraps, with the text.
  '& > button': { marginInline: theme.spacing(-1.5) },
}));

/** A sentence above a box's figures. */
export const Meaning = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxInlineSize: '64ch',
  margin: theme.spacing(0, 0, 1.5),
  color: theme.palette.text.secondary,
  textWrap: 'pretty',
  '@media print': { breakAfter: 'avoid', marginBlockEnd: theme.spacing(0.5) },
}));

/** Props of {@link BoxPart}. */
export type BoxPartProps = {
  title: string;
  meaning?: string;
  derivation?: Derivation | undefined;
  /** Label of the figure that the derivation explains. */
  figureLabel?: string;
  children: ReactNode;
};

/** One part of a box: its heading, the link to its calculation, and its figures. */
export const BoxPart = ({ title, meaning, derivation, figureLabel = title, children }: BoxPartProps) => {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Head>
        <SectionHeading id={id} level={3}>
          {title}
        </SectionHeading>
        <ExplainButton derivation={derivation} figureLabel={figureLabel} />
      </Head>
      {meaning === undefined ? null : <Meaning>{meaning}</Meaning>}
      {children}
    </Part>
  );
};

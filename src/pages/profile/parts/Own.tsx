import { styled } from '@mui/material/styles';

const Text = styled('bdi')({
  overflowWrap: 'anywhere',
  '&[data-figures]': { fontVariantNumeric: 'tabular-nums' },
});

/** Props of {@link Own}. */
export type OwnProps = {
  /** A dash if missing or blank. */
  children: string | null | undefined;
  /** For numbers and dates: digits of equal width. */
  figures?: boolean;
};

/** User-entered text: in the direction of its script, wrapping anywhere if necessary. */
export const Own = ({ children, figures = false }: OwnProps) =>
  children?.trim() ? <Text data-figures={figures || undefined}>{children.trim()}</Text> : <span aria-hidden>–</span>;

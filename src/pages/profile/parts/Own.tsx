import { styled } from '@mui/material/styles';

const Text = styled('bdi')({
  overflowWrap: 'anywhere',
  '&[data-figures]': { fontVariantNumeric: 'tabular-nums' },
});

/** Props of {@link Own}. */
export type OwnProps = {
  /** Absent or blank: a dash. */
  children: string | null | undefined;
  /** Numbers and dates, whose digits stand in line. */
  figures?: boolean;
};

/** Something a person wrote herself: in the direction of its own script, broken anywhere rather than running off. */
export const Own = ({ children, figures = false }: OwnProps) =>
  children?.trim() ? <Text data-figures={figures || undefined}>{children.trim()}</Text> : <span aria-hidden>–</span>;

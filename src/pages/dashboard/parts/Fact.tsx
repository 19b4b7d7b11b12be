import { styled } from '@mui/material/styles';
import { AmountText } from '#ui/AmountText.tsx';

const Wrapping = styled(AmountText)({ whiteSpace: 'normal', overflowWrap: 'break-word', hyphens: 'auto' });

/** A card's fact in words, in the size of its figures. */
export const Fact = ({ children }: { children: string }) => <Wrapping size="figure">{children}</Wrapping>;

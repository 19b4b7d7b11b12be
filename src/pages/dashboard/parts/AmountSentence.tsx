import Typography from '@mui/material/Typography';

/** An amount as `formatChf` and `formatRough` write it. */
const amount = /(CHF\u00a0[\d’.]*\d)/;

/** A sentence below a fact in words: its amounts stand out, because they are what one came for. */
export const AmountSentence = ({ children }: { children: string }) => (
  <>
    {children.split(amount).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <Typography key={index} component="span" variant="body1" color="textPrimary" sx={{ fontWeight: 600 }}>
          {part}
        </Typography>
      ),
    )}
  </>
);

import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { Icon } from '#ui/Icon.tsx';
import { useCell } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';
import { bottomBarHeight } from './BottomBar.tsx';

/** How long something is said in passing, in milliseconds. */
const duration = 6_000;

/** What is said in passing, at the bottom of the page. */
export const Notices = () => {
  const { notice } = useStudio();
  const said = useCell(notice);
  return (
    <Snackbar
      key={said?.text}
      open={said !== null}
      autoHideDuration={duration}
      // Away from what is pressed at the beginning of the lists.
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      // Above the bar of a phone.
      sx={{ marginBlockEnd: { xs: `${bottomBarHeight}px`, md: 0 } }}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') notice.set(null);
      }}
    >
      {said === null ? undefined : (
        <Alert severity={said.severity} icon={<Icon name={said.severity} size="1em" />}>
          {said.text}
        </Alert>
      )}
    </Snackbar>
  );
};

import { ListSkeleton, SidebarSkeleton } from '#detail/DetailSkeleton.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Typical number of lines of each card. */
const cards = { personal: 5, login: 3, address: 3 } as const;

/** The skeleton of the profile. */
export const ProfileSkeleton = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden as="output">{label}</VisuallyHidden>
    <div aria-hidden>
      <SidebarLayout sidebarLabel="" sidebar={<SidebarSkeleton />}>
        {Object.entries(cards).map(([card, rows]) => (
          <ListSkeleton key={card} rows={rows} />
        ))}
      </SidebarLayout>
    </div>
  </>
);

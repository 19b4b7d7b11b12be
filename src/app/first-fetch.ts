/** Tells when what the first page needs besides its data is there: its frame, its words, its program. */
export const createFirstFetch = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    /** Resolves when it is there, or can't be fetched. */
    done: promise,
    /** Follows what a page fetches. A page that has been left for another by then doesn't count: that one is the first. */
    follow: async (fetching: Promise<unknown>, isLeft: () => boolean): Promise<void> => {
      await Promise.allSettled([fetching]);
      if (!isLeft()) resolve();
    },
  };
};

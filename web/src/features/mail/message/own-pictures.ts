import { queryClient } from '../../../backend/query-client.ts';
import { fileQuery } from '../../../ui/stored-picture.tsx';
import { ownPictures } from './clean-html.ts';

/** What came along with the mail is fetched as everything else is: an image element sends no token. Done once they are there, or cannot be. */
export async function showOwnPictures(page: Document): Promise<void> {
  await Promise.allSettled(
    ownPictures(page).map(async ([picture, fileId]) => {
      const address = URL.createObjectURL(await queryClient.ensureQueryData(fileQuery(fileId)));
      const done = new Promise((resolve, reject) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', reject, { once: true });
      });
      picture.src = address;
      await done.finally(() => URL.revokeObjectURL(address));
    }),
  );
}

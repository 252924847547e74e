import type { Migration } from '../migrate.ts';

const pictures = {
  products: 'image',
  blog_posts: 'featured_image',
  accounts: 'avatar',
  profiles: 'cover',
  profile_post_pictures: 'picture',
};

export const roomOfFiles: Migration = {
  name: '0087-room-of-files',
  statements: () => [
    'drop index files_of_an_uploader',
    // How much room an account has taken: all that is asked of a file, so that no bytes are passed over on the way.
    'create index files_of_an_uploader on files (account_id, subject, shared_at, created_at, size, id)',
    // Whether anything shows a picture. Those that are no stored files are not in it.
    ...Object.entries(pictures).map(
      ([table, column]) =>
        `create index ${table}_showing_a_file on ${table} (${column}) where substr(${column}, 1, 14) = '/api/v1/files/'`,
    ),
  ],
};

/** Why a picture cannot stand on a document. Its message is for whoever gave it. */
export class Undrawable extends Error {}

export const broken = () => new Undrawable('This picture is broken. Save it again, and choose it then.');

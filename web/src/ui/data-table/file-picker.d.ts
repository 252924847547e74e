/** Of the File System Access API, which TypeScript's DOM does not describe: some browsers have no such dialog. */
interface Window {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

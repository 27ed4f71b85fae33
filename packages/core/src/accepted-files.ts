/** What can be sent, as a file picker's `accept` takes it. The server looks at the bytes, not at this. */
export const acceptedFiles =
  "image/jpeg,image/png,image/webp,image/gif,application/pdf,video/mp4,video/quicktime,audio/mp4,audio/mpeg,.docx,.xlsx,.pptx,.odt,.ods,.csv,.txt,.zip";

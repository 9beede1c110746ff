import { useEffect, useState } from 'react';

/** An address under which the chosen file can be shown; given back to the browser when another takes its place. */
export function usePreview() {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return {
    url,
    show: (file: File) => setUrl(URL.createObjectURL(file)),
    forget: () => setUrl(undefined),
  };
}

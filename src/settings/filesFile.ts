import * as v from 'valibot';
import { whole } from './fields.ts';

/**
 * Extensions that an operating system, an office program or a browser would run, or show as a page of the shop;
 * shortcuts, and images of disks, which hide where what is inside them came from.
 */
const REFUSED_EXTENSIONS =
  `exe bat cmd com msi msp mst msix msixbundle appx appxbundle scr pif cpl sys drv ocx dll jar apk app pkg dmg deb rpm appimage run
  js jse mjs cjs vb vbs vbe ws wsf wsc wsh sct ps1 ps1xml psc1 psd1 psm1 msh sh bash zsh csh ksh command py pyw pl rb php phtml phar
  asp aspx jsp cgi html htm xht xhtml htc shtml mht mhtml svg svgz xml xsl xslt hta chm hlp lnk url website webloc desktop library-ms
  search-ms searchconnector-ms settingcontent-ms appref-ms application vsto xbap gadget msc reg inf ins isp job scf shb theme themepack diagcab jnlp iqy slk rdp
  iso img udf dsk nrg swf elf ova vhd vhdx cab wim ade adp mde accde xll xlam xlsm xltm xlsb wll docm dotm pptm potm ppam ppsm sldm one onepkg`.split(
    /\s+/,
  );

const REFUSED_TYPES = ['application/x-msdownload', 'text/html', 'image/svg+xml'];

const extension = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9-]{1,24}$/, 'an extension without its dot, e.g. exe'),
);

const mediaType = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][\w.+-]{0,60}\/[\w.+-]{1,80}$/, 'a media type such as text/html'),
);

const megabytes = (most: number) =>
  v.pipe(
    v.number(),
    v.minValue(0.01, 'a number of megabytes such as 10 or 2.5'),
    v.maxValue(most, `at most ${most} megabytes`),
    v.description('megabytes of 1 048 576 bytes'),
    v.examples([10]),
  );

/** `files:` in shop.yaml: what shoppers may send along with a form. */
export const filesSettings = v.strictObject({
  max_mb: v.pipe(v.optional(megabytes(100), 10), v.description('largest file, in megabytes of 1 048 576 bytes')),
  refused_extensions: v.pipe(
    v.optional(v.array(extension), REFUSED_EXTENSIONS),
    v.description('extensions that are refused; programs, HTML and SVG are refused whatever they are called'),
  ),
  refused_types: v.pipe(v.optional(v.array(mediaType), REFUSED_TYPES), v.description('media types that are refused')),
  keep_hours: v.pipe(
    v.optional(whole(1, 720), 24),
    v.description('hours after which a file that was sent with no form is removed'),
  ),
  session_files: v.pipe(v.optional(whole(1, 200), 20), v.description('files that one shopper may have waiting')),
  session_mb: v.pipe(v.optional(megabytes(2000), 50), v.description('megabytes that one shopper may have waiting')),
  address_mb: v.pipe(
    v.optional(megabytes(1_000_000), 200),
    v.description('megabytes that may come from one address of the network within `keep_hours`'),
  ),
  waiting_mb: v.pipe(
    v.optional(megabytes(1_000_000), 2000),
    v.description('megabytes that all shoppers together may have waiting'),
  ),
  held_mb: v.pipe(
    v.optional(megabytes(1_000_000), 10_000),
    v.description(
      'megabytes of all files together that no order needs: waiting ones, those in baskets and of messages',
    ),
  ),
});

export type FilesSettings = v.InferOutput<typeof filesSettings>;

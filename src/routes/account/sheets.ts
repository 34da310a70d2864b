// What pages of accounts are drawn with, for their documents: the code of a page comes apart from its route.
import '../../accounts/Keys.module.css';
import '../../customers/pages/Account.module.css';
import '../../customers/points/Points.module.css';
import '../../customers/pages/AccountFrame.module.css';
import '../../customers/pages/Sections.module.css';
import '../../forms/address/Address.module.css';
import '../../forms/ui/FormFrame.module.css';
import '../../orders/account/OrderHistory.module.css';
import '../../ui/Badge.module.css';
import '../../ui/Empty.module.css';
import '../../ui/Input.module.css';
import '../../ui/Note.module.css';
import '../../ui/Pagination.module.css';
import '../../ui/Table.module.css';
import '../../ui/layout/PageHead.module.css';
